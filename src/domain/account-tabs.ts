/** The tabs of the account page, in their order (spec, section 2). */
export const ACCOUNT_TABS = [
  { value: 'profile', label: 'Profile' },
  { value: 'orders', label: 'Orders' },
  { value: 'seller', label: 'Seller Dashboard' },
] as const;

export type AccountTab = (typeof ACCOUNT_TABS)[number]['value'];

/** The tab that an address names; any other text is the first one. */
export function readAccountTab(text: string | null): AccountTab {
  return ACCOUNT_TABS.find(({ value }) => value === text)?.value ?? 'profile';
}

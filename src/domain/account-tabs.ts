/** The tabs of the account page, in order (Rules: Account). */
export const ACCOUNT_TABS = [
  { value: 'profile', label: 'Profile' },
  { value: 'orders', label: 'Orders' },
  { value: 'seller', label: 'Seller Dashboard' },
] as const;

export type AccountTab = (typeof ACCOUNT_TABS)[number]['value'];

/** Parses the `tab` parameter of the account page's URL. Anything unknown is the first tab. */
export function parseAccountTab(text: string | null): AccountTab {
  return ACCOUNT_TABS.find(({ value }) => value === text)?.value ?? 'profile';
}

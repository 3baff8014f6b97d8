/** Where the shop ships to (spec, section 3). */
export const COUNTRIES = ['United States', 'Canada', 'United Kingdom'] as const;

export type Country = (typeof COUNTRIES)[number];

/** The country that a new checkout starts with. */
export const DEFAULT_COUNTRY: Country = 'United States';

/** The names of the checkout's fields, in the order they are asked (spec, section 3). */
export const CHECKOUT_FIELDS = [
  'email',
  'firstName',
  'lastName',
  'address',
  'city',
  'zip',
  'country',
  'cardName',
  'cardNumber',
  'expDate',
  'cvv',
] as const;

export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];

/** What is remembered of a checkout: contact and shipping, never the card. */
export type CheckoutDetails = Readonly<Partial<Record<CheckoutField, string>>>;

const CARD_FIELDS: readonly CheckoutField[] = ['cardName', 'cardNumber', 'expDate', 'cvv'];

/** Reads contact and shipping out of what a checkout's form holds. */
export function toCheckoutDetails(form: FormData): CheckoutDetails {
  return Object.fromEntries(
    CHECKOUT_FIELDS.filter((name) => !CARD_FIELDS.includes(name)).map((name) => {
      const value = form.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}

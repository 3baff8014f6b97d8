/** The countries the shop ships to (Rules: Checkout). */
export const COUNTRIES = ['United States', 'Canada', 'United Kingdom'] as const;

export type Country = (typeof COUNTRIES)[number];

/** The country selected at first. */
export const DEFAULT_COUNTRY: Country = 'United States';

/** The names of the form's fields, in order (Rules: Checkout). */
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

/** The values that are remembered for the visit: contact and shipping, never the card. */
export type CheckoutDetails = Readonly<Partial<Record<CheckoutField, string>>>;

const CARD_FIELDS: readonly CheckoutField[] = ['cardName', 'cardNumber', 'expDate', 'cvv'];

/** Picks contact and shipping from the form's values. */
export function toCheckoutDetails(form: FormData): CheckoutDetails {
  return Object.fromEntries(
    CHECKOUT_FIELDS.filter((name) => !CARD_FIELDS.includes(name)).map((name) => {
      const value = form.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}

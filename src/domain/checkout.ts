/** The countries the shop ships to; the first one is selected at first (Rules: Checkout). */
export const COUNTRIES = ['United States', 'Canada', 'United Kingdom'] as const;

/** The names of the fields that are remembered for the visit: contact and shipping, never the card. */
const REMEMBERED_FIELDS = ['email', 'firstName', 'lastName', 'address', 'city', 'zip', 'country'];

/** The remembered values, by field name. */
export type CheckoutDetails = Readonly<Record<string, string>>;

/** Picks contact and shipping from the form's values. */
export function toCheckoutDetails(form: FormData): CheckoutDetails {
  return Object.fromEntries(
    REMEMBERED_FIELDS.map((name) => {
      const value = form.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}

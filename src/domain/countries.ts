/** The countries the shop ships to; the first is the default (Rules: Checkout). */
export const COUNTRIES = ['United States', 'Canada', 'United Kingdom'] as const;

/** The countries the shop ships to; the first one is selected at first (Rules: Checkout). */
export const COUNTRIES = ['United States', 'Canada', 'United Kingdom'] as const;

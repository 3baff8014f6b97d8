/** An amount in whole cents: integers avoid the rounding errors of decimal sums. */
export type Cents = number;

/** Converts dollars to cents: `49.99` to `4999`. */
export function toCents(dollars: number): Cents {
  return Math.round(dollars * 100);
}

/**
 * Formats prices and totals with `$`, two decimals and no thousands separator: `123450` as `$1234.50`
 * (Rules: Prices and totals).
 */
export function formatMoney(cents: Cents): string {
  return `$${(cents / 100).toFixed(2)}`;
}

/** Formats an integer number of dollars without decimals, e.g. of the price filter: `$200`. */
export function formatWholeDollars(dollars: number): string {
  return `$${dollars}`;
}

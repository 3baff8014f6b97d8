/** An amount in whole cents. Sums are made in cents, so that they add up to the last one. */
export type Cents = number;

/** Reads a price in dollars as whole cents: `49.99` is `4999`. */
export function toCents(dollars: number): Cents {
  return Math.round(dollars * 100);
}

/**
 * The shop's one way to write money (spec, section 9): a `$`, two decimals and no thousands
 * separator, so `123450` is `$1234.50`.
 */
export function formatMoney(cents: Cents): string {
  const whole = Math.floor(cents / 100);
  const rest = cents - whole * 100;
  return `$${whole}.${String(rest).padStart(2, '0')}`;
}

/** A whole number of dollars as the price sliders show it, where cents never occur: `$200`. */
export function formatWholeDollars(dollars: number): string {
  return `$${dollars}`;
}

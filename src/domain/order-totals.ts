import type { Cart, CartLine } from './cart.ts';
import { FREE_SHIPPING_FROM_CENTS, SHIPPING_CENTS, TAX_PERCENT } from './commerce-constants.ts';
import { toCents, type Cents } from './money.ts';

/** The amounts of an order. Subtotal, shipping and tax add up to the total exactly. */
export interface OrderTotals {
  readonly subtotal: Cents;
  /** 0 is free. */
  readonly shipping: Cents;
  readonly tax: Cents;
  readonly total: Cents;
}

export function lineTotal({ price, quantity }: Pick<CartLine, 'price' | 'quantity'>): Cents {
  return toCents(price) * quantity;
}

/**
 * Calculates the totals of a cart: free shipping from the threshold on and for an empty cart; the tax
 * is rounded once, half a cent up (Rules: Prices and totals).
 */
export function calculateOrderTotals(cart: Cart): OrderTotals {
  const subtotal = cart.reduce((sum, line) => sum + lineTotal(line), 0);
  const shipping = cart.length === 0 || subtotal >= FREE_SHIPPING_FROM_CENTS ? 0 : SHIPPING_CENTS;
  const tax = Math.floor((subtotal * TAX_PERCENT + 50) / 100);
  return { subtotal, shipping, tax, total: subtotal + shipping + tax };
}

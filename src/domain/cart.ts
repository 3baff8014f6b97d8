/** The most pieces of one product that a line can hold; adding more stays here. */
export const MAX_QUANTITY = 99_999;

/** One product in the cart, as it was when it was put there (spec, section 3). */
export interface CartLine {
  readonly id: string;
  readonly name: string;
  /** In dollars. */
  readonly price: number;
  /** A stable address of its picture. */
  readonly image: string;
  /** A whole number from 1 to {@link MAX_QUANTITY}. */
  readonly quantity: number;
}

/** The lines in the order they were added; no id stands twice. */
export type Cart = readonly CartLine[];

/** What is put into the cart: a line that has no quantity yet. */
export type CartItem = Omit<CartLine, 'quantity'>;

/** A line that was taken out, with the place it had. */
export interface RemovedLine {
  readonly line: CartLine;
  readonly index: number;
}

/** What a transition did, for whoever has to tell the shopper. */
export type CartOutcome =
  | { readonly kind: 'added' | 'increased'; readonly line: CartLine }
  | { readonly kind: 'removed'; readonly removed: RemovedLine }
  | { readonly kind: 'cleared'; readonly removed: readonly RemovedLine[] }
  | { readonly kind: 'quantity-set'; readonly line: CartLine }
  | { readonly kind: 'restored' | 'ordered' | 'unchanged' };

/** The cart after a transition, and what happened. */
export interface CartTransition {
  readonly cart: Cart;
  readonly outcome: CartOutcome;
}

/** The nearest quantity that a line can hold; what is no number counts as 1. */
export function toQuantity(quantity: number): number {
  if (Number.isNaN(quantity)) return 1;
  return Math.min(MAX_QUANTITY, Math.max(1, Math.floor(quantity)));
}

export function findLine(cart: Cart, id: string): CartLine | undefined {
  return cart.find((line) => line.id === id);
}

/** Adds a line, or the quantity to the line that is there already (spec, section 4). */
export function addItem(cart: Cart, item: CartItem, quantity = 1): CartTransition {
  const present = findLine(cart, item.id);
  if (present) {
    const line = { ...present, quantity: toQuantity(present.quantity + toQuantity(quantity)) };
    return { cart: replaceLine(cart, line), outcome: { kind: 'increased', line } };
  }
  const { id, name, price, image } = item;
  const line: CartLine = { id, name, price, image, quantity: toQuantity(quantity) };
  return { cart: [...cart, line], outcome: { kind: 'added', line } };
}

/** Takes a line out; an unknown id changes nothing. */
export function removeItem(cart: Cart, id: string): CartTransition {
  const index = cart.findIndex((line) => line.id === id);
  const line = cart[index];
  if (!line) return unchanged(cart);
  return {
    cart: cart.filter((other) => other !== line),
    outcome: { kind: 'removed', removed: { line, index } },
  };
}

/** Sets a line's quantity; a value below 1 removes the line (spec, section 4). */
export function updateQuantity(cart: Cart, id: string, quantity: number): CartTransition {
  const present = findLine(cart, id);
  if (!present) return unchanged(cart);
  if (quantity < 1) return removeItem(cart, id);
  const line = { ...present, quantity: toQuantity(quantity) };
  return { cart: replaceLine(cart, line), outcome: { kind: 'quantity-set', line } };
}

/** Empties the cart; an empty one stays as it is. */
export function clearCart(cart: Cart): CartTransition {
  if (cart.length === 0) return unchanged(cart);
  return {
    cart: [],
    outcome: { kind: 'cleared', removed: cart.map((line, index) => ({ line, index })) },
  };
}

/**
 * Puts lines back where they were, as near as the cart of now allows. A product that is in the cart
 * again by then keeps the line it has.
 */
export function restoreLines(cart: Cart, removed: readonly RemovedLine[]): CartTransition {
  const lines = [...cart];
  const present = new Set(cart.map(({ id }) => id));
  for (const { line, index } of removed.toSorted((a, b) => a.index - b.index)) {
    if (present.has(line.id)) continue;
    present.add(line.id);
    lines.splice(index, 0, line);
  }
  if (lines.length === cart.length) return unchanged(cart);
  return { cart: lines, outcome: { kind: 'restored' } };
}

/**
 * Takes an order's pieces out of the cart. What was put there after the order was sent stays, so
 * that a cart in use in another tab loses nothing.
 */
export function removeOrdered(cart: Cart, ordered: Cart): CartTransition {
  const orderedQuantity = new Map(ordered.map(({ id, quantity }) => [id, quantity]));
  const left = cart.flatMap((line) => {
    const quantity = line.quantity - (orderedQuantity.get(line.id) ?? 0);
    return quantity < 1 ? [] : [quantity === line.quantity ? line : { ...line, quantity }];
  });
  return { cart: left, outcome: { kind: 'ordered' } };
}

function replaceLine(cart: Cart, line: CartLine): Cart {
  return cart.map((other) => (other.id === line.id ? line : other));
}

function unchanged(cart: Cart): CartTransition {
  return { cart, outcome: { kind: 'unchanged' } };
}

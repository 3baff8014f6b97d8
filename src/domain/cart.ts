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

/** What a transition did, and to which lines. */
export type CartOutcome =
  | { readonly kind: 'added' | 'increased' | 'quantity-set' | 'removed'; readonly line: CartLine }
  | { readonly kind: 'cleared' | 'restored'; readonly lines: Cart }
  | { readonly kind: 'ordered' | 'unchanged' };

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
  const line = findLine(cart, id);
  if (!line) return unchanged(cart);
  return { cart: cart.filter((other) => other !== line), outcome: { kind: 'removed', line } };
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
  return { cart: [], outcome: { kind: 'cleared', lines: cart } };
}

/**
 * Puts removed lines back, each before the first line that follows it in `order`: ids in the order in
 * which they were added, removed ones included. A product that is in the cart again keeps its line.
 */
export function restoreLines(cart: Cart, removed: Cart, order: readonly string[]): CartTransition {
  const missing = removed.filter(({ id }) => !findLine(cart, id));
  if (missing.length === 0) return unchanged(cart);
  const lines = [...cart];
  for (const line of missing) {
    const place = order.indexOf(line.id);
    const next = lines.findIndex(({ id }) => order.indexOf(id) > place);
    lines.splice(next === -1 ? lines.length : next, 0, line);
  }
  return { cart: lines, outcome: { kind: 'restored', lines: missing } };
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

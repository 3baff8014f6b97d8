/** The highest quantity of a line. Adding stops at it; a stored or typed one above it is invalid (Rules: Cart). */
export const MAX_QUANTITY = 99_999;

/** A product in the cart: a snapshot from when it was added, also stored (Rules: Cart storage). */
export interface CartLine {
  readonly id: string;
  readonly name: string;
  /** In dollars. */
  readonly price: number;
  /** URL of its image without a content hash, so it outlives a deployment. */
  readonly image: string;
  /** An integer from 1 to {@link MAX_QUANTITY}. */
  readonly quantity: number;
}

/** The lines in the order they were added; ids are unique. */
export type Cart = readonly CartLine[];

/** An item to add to the cart: a line without a quantity. */
export type CartItem = Omit<CartLine, 'quantity'>;

/** What a change did, with the lines that its toast, announcement or Undo needs. */
export type CartOutcome =
  | { readonly kind: 'added' | 'increased' | 'quantity-set' | 'removed'; readonly line: CartLine }
  | { readonly kind: 'cleared' | 'restored'; readonly lines: Cart }
  | { readonly kind: 'ordered' | 'unchanged' };

export interface CartChange {
  readonly cart: Cart;
  readonly outcome: CartOutcome;
}

/** Rounds down and clamps to a valid quantity; `NaN` becomes 1. */
export function clampQuantity(quantity: number): number {
  if (Number.isNaN(quantity)) return 1;
  return Math.min(MAX_QUANTITY, Math.max(1, Math.floor(quantity)));
}

export function findLine(cart: Cart, id: string): CartLine | undefined {
  return cart.find((line) => line.id === id);
}

/** Adds a line, or increases the quantity of the existing one (Rules: Cart). */
export function addItem(cart: Cart, item: CartItem, quantity = 1): CartChange {
  const existing = findLine(cart, item.id);
  if (existing) {
    const line = {
      ...existing,
      quantity: clampQuantity(existing.quantity + clampQuantity(quantity)),
    };
    return { cart: replaceLine(cart, line), outcome: { kind: 'increased', line } };
  }
  const { id, name, price, image } = item;
  const line: CartLine = { id, name, price, image, quantity: clampQuantity(quantity) };
  return { cart: [...cart, line], outcome: { kind: 'added', line } };
}

/** Removes a line. Does nothing for an unknown id. */
export function removeItem(cart: Cart, id: string): CartChange {
  const line = findLine(cart, id);
  if (!line) return unchanged(cart);
  return { cart: cart.filter((other) => other !== line), outcome: { kind: 'removed', line } };
}

/** Sets a line's quantity; a value below 1 removes the line (Rules: Cart). */
export function setQuantity(cart: Cart, id: string, quantity: number): CartChange {
  const existing = findLine(cart, id);
  if (!existing) return unchanged(cart);
  if (quantity < 1) return removeItem(cart, id);
  const line = { ...existing, quantity: clampQuantity(quantity) };
  return { cart: replaceLine(cart, line), outcome: { kind: 'quantity-set', line } };
}

/** Removes all lines. Does nothing if the cart is empty. */
export function clearCart(cart: Cart): CartChange {
  if (cart.length === 0) return unchanged(cart);
  return { cart: [], outcome: { kind: 'cleared', lines: cart } };
}

/**
 * Undoes a removal: inserts each line before the first one that was added after it. If the product is in the cart
 * again, its quantity is increased.
 *
 * @param order the ids of all lines since the page was loaded, in the order of adding
 */
export function restoreLines(cart: Cart, removed: Cart, order: readonly string[]): CartChange {
  let restored = cart;
  for (const line of removed) {
    const position = order.indexOf(line.id);
    const next = restored.findIndex(({ id }) => order.indexOf(id) > position);
    restored = findLine(restored, line.id)
      ? addItem(restored, line, line.quantity).cart
      : restored.toSpliced(next === -1 ? restored.length : next, 0, line);
  }
  return { cart: restored, outcome: { kind: 'restored', lines: removed } };
}

/** The part of an order that is still in the cart: each line with at most the quantity that the cart has. */
export function findRemainingUnits(ordered: Cart, cart: Cart): Cart {
  return ordered.flatMap((line) => {
    const quantity = Math.min(line.quantity, quantityIn(cart, line));
    return quantity < 1 ? [] : [{ ...line, quantity }];
  });
}

/** Subtracts the quantities of ordered lines from the cart. */
export function removeOrdered(cart: Cart, ordered: Cart): CartChange {
  const left = cart.flatMap((line) => {
    const quantity = line.quantity - quantityIn(ordered, line);
    return quantity < 1 ? [] : [{ ...line, quantity }];
  });
  return { cart: left, outcome: { kind: 'ordered' } };
}

/** Merges two carts that were changed from the same one, the base, by the differences in quantity. */
export function mergeCarts(base: Cart, theirs: Cart, ours: Cart): Cart {
  const added = ours.filter((line) => quantityIn(theirs, line) === 0);
  return [...theirs, ...added].flatMap((line) => {
    const quantity = quantityIn(theirs, line) + quantityIn(ours, line) - quantityIn(base, line);
    return quantity < 1 ? [] : [{ ...line, quantity: clampQuantity(quantity) }];
  });
}

function quantityIn(cart: Cart, { id }: CartLine): number {
  return findLine(cart, id)?.quantity ?? 0;
}

function replaceLine(cart: Cart, line: CartLine): Cart {
  return cart.map((other) => (other.id === line.id ? line : other));
}

function unchanged(cart: Cart): CartChange {
  return { cart, outcome: { kind: 'unchanged' } };
}

import { createStore } from 'zustand/vanilla';
import {
  addItem,
  clearCart,
  removeItem,
  mergeCarts,
  removeOrdered,
  restoreLines,
  setQuantity,
  type Cart,
  type CartItem,
  type CartOutcome,
  type CartChange,
} from '../domain/cart.ts';
import { CART_STORAGE_KEY, parseCart, serializeCart } from '../domain/cart-storage.ts';

/** The part of `Storage` that the cart needs. Every call may throw. */
export type CartStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The cart and its actions. An action of the shopper returns what it did. */
export interface CartState {
  readonly lines: Cart;
  /** `false` if the last change could not be stored: the cart is then in memory only. */
  readonly isPersisted: boolean;
  addItem: (item: CartItem, quantity?: number) => CartOutcome;
  removeItem: (id: string) => CartOutcome;
  setQuantity: (id: string, quantity: number) => CartOutcome;
  clear: () => CartOutcome;
  restore: (removed: Cart) => CartOutcome;
  removeOrdered: (ordered: Cart) => CartOutcome;
  /** Reads the storage again: another tab may have written to it. */
  syncFromStorage: () => void;
}

/**
 * Creates a cart that is persisted in `storage` as a plain array. Each action reads the storage again
 * before it writes, so it preserves the changes of other tabs. While writes fail, the cart in memory
 * is used, merged with what other tabs store, and each change tries to write all of it (Rules: Cart storage).
 */
export function createCartStore(storage: CartStorage | undefined) {
  /** The last text that was read or written; `null` if nothing is stored. */
  let storedText: string | null = null;
  /** The ids of all lines since page load, removed ones included, in the order of adding: for Undo. */
  let knownIds: readonly string[] = [];

  const rememberIds = (lines: Cart) => {
    knownIds = [...new Set([...knownIds, ...lines.map(({ id }) => id)])];
  };

  const cartStore = createStore<CartState>()((set, get) => {
    /** The lines with the changes of other tabs. */
    function refreshLines(): Cart {
      const { lines, isPersisted } = get();
      const text = readText(storage);
      if (text === undefined || text === storedText) return lines;
      const stored = parseCart(text);
      const refreshed = isPersisted ? stored : mergeCarts(parseCart(storedText), stored, lines);
      storedText = text;
      rememberIds(refreshed);
      return refreshed;
    }

    function apply(change: (cart: Cart) => CartChange): CartOutcome {
      const stored = refreshLines();
      const { cart: lines, outcome } = change(stored);
      if (lines === stored) {
        if (lines !== get().lines) set({ lines });
        return outcome;
      }
      // A product that is added again is the last one.
      if (outcome.kind === 'added') knownIds = knownIds.filter((id) => id !== outcome.line.id);
      rememberIds(lines);
      const text = serializeCart(lines);
      // A storage that cannot be read may have lines that a write would lose.
      const isPersisted = readText(storage) !== undefined && writeText(storage, text);
      if (isPersisted) storedText = text;
      set({ lines, isPersisted });
      return outcome;
    }

    return {
      lines: [],
      isPersisted: true,
      addItem: (item, quantity) => apply((cart) => addItem(cart, item, quantity)),
      removeItem: (id) => apply((cart) => removeItem(cart, id)),
      setQuantity: (id, quantity) => apply((cart) => setQuantity(cart, id, quantity)),
      clear: () => apply(clearCart),
      restore: (removed) => apply((cart) => restoreLines(cart, removed, knownIds)),
      removeOrdered: (ordered) => apply((cart) => removeOrdered(cart, ordered)),
      syncFromStorage: () => {
        const lines = refreshLines();
        if (lines !== get().lines) set({ lines });
      },
    };
  });

  cartStore.getState().syncFromStorage();
  return cartStore;
}

/** Returns the stored text, `null` if there is none, `undefined` if the storage cannot be read. */
function readText(storage: CartStorage | undefined): string | null | undefined {
  try {
    return storage?.getItem(CART_STORAGE_KEY);
  } catch {
    return undefined;
  }
}

/** Returns whether the storage accepted the text: not if it is full, or blocked since it was opened. */
function writeText(storage: CartStorage | undefined, text: string): boolean {
  try {
    storage?.setItem(CART_STORAGE_KEY, text);
    return true;
  } catch {
    return false;
  }
}

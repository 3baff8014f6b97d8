import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  addItem,
  clearCart,
  removeItem,
  removeOrdered,
  restoreLines,
  updateQuantity,
  type Cart,
  type CartItem,
  type CartOutcome,
  type CartTransition,
  type RemovedLine,
} from '../domain/cart.ts';
import { CART_STORAGE_KEY, parseCart, serializeCart } from '../domain/cart-storage.ts';

/** The part of `Storage` that the cart needs. Every call may throw. */
export type CartStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The cart and what can be done to it. Each action tells what it did. */
export interface CartState {
  readonly lines: Cart;
  addItem: (item: CartItem, quantity?: number) => CartOutcome;
  removeItem: (id: string) => CartOutcome;
  updateQuantity: (id: string, quantity: number) => CartOutcome;
  clear: () => CartOutcome;
  restore: (removed: readonly RemovedLine[]) => CartOutcome;
  removeOrdered: (ordered: Cart) => CartOutcome;
  /** Takes in what the storage holds now, after another tab has changed it. */
  syncFromStorage: () => void;
}

export type CartStore = StoreApi<CartState>;

/**
 * A cart kept in `storage` as a plain array (spec, section 3). It is read at once, written on every
 * change, and read again before each change, so that two tabs build on each other's cart and
 * neither overwrites the other with a stale one. A storage that throws leaves a cart that works in
 * memory.
 */
export function createCartStore(storage: CartStorage | undefined): CartStore {
  /** The text that `lines` agrees with; `undefined` when the storage has not been read. */
  let knownText: string | null | undefined;

  /** The cart to build on: the stored one if someone else has changed it, else the one in memory. */
  function latestLines(lines: Cart): Cart {
    const text = readText(storage);
    if (text === undefined || text === knownText) return lines;
    knownText = text;
    return parseCart(text);
  }

  function store(text: string) {
    try {
      storage?.setItem(CART_STORAGE_KEY, text);
      if (storage) knownText = text;
    } catch {
      // Full or blocked: the cart in memory is the cart, until the storage takes one again.
    }
  }

  const cartStore = createStore<CartState>()((set, get) => {
    function apply(transition: (cart: Cart) => CartTransition): CartOutcome {
      const before = latestLines(get().lines);
      const { cart, outcome } = transition(before);
      if (cart !== before) store(serializeCart(cart));
      if (cart !== get().lines) set({ lines: cart });
      return outcome;
    }

    return {
      lines: [],
      addItem: (item, quantity) => apply((cart) => addItem(cart, item, quantity)),
      removeItem: (id) => apply((cart) => removeItem(cart, id)),
      updateQuantity: (id, quantity) => apply((cart) => updateQuantity(cart, id, quantity)),
      clear: () => apply(clearCart),
      restore: (removed) => apply((cart) => restoreLines(cart, removed)),
      removeOrdered: (ordered) => apply((cart) => removeOrdered(cart, ordered)),
      syncFromStorage: () => {
        const lines = latestLines(get().lines);
        if (lines !== get().lines) set({ lines });
      },
    };
  });

  cartStore.getState().syncFromStorage();
  return cartStore;
}

/**
 * Keeps a cart in step with the other tabs: follows their changes as they happen, and looks again
 * when the page comes back from the back/forward cache. Returns what stops it. `window` is the shop's own.
 */
export function followOtherTabs(store: CartStore, window: EventTarget): () => void {
  const sync = () => {
    store.getState().syncFromStorage();
  };
  const onStorage = (event: Event) => {
    const key = 'key' in event ? event.key : null;
    if (key === CART_STORAGE_KEY || key === null) sync();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', sync);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', sync);
  };
}

/** The stored text, `null` for none, `undefined` when the storage cannot be read. */
function readText(storage: CartStorage | undefined): string | null | undefined {
  try {
    return storage?.getItem(CART_STORAGE_KEY);
  } catch {
    return undefined;
  }
}

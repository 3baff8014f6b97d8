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
import { CART_LINEAGE_KEY, hasSeen, noteLineage } from '../domain/cart-lineage.ts';
import { mergeCarts } from '../domain/cart-merge.ts';
import { CART_STORAGE_KEY, parseCart, serializeCart } from '../domain/cart-storage.ts';

/** How long another tab may write without having heard of a change here, in milliseconds. */
const UNHEARD_MS = 5000;

/** The part of `Storage` that the cart needs. Every call may throw, and there may be none. */
export type CartStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The cart and what can be done to it. Each action tells what it did. */
export interface CartState {
  readonly lines: Cart;
  /** Whether the storage holds this cart: `false` from the change that it refuses to one that it takes. */
  readonly isKept: boolean;
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
 * change, and read again before each change, so that two tabs build on each other's cart; where both
 * write in the same moment, the one that was overwritten brings its change in again. A storage that
 * throws leaves a cart that works in memory.
 */
export function createCartStore(storage: CartStorage | undefined): CartStore {
  /** The text that was read or written last, with its cart; `undefined` when none was read. */
  let known: { readonly text: string | null | undefined; readonly cart: Cart } = {
    text: undefined,
    cart: [],
  };
  /** What was found last that another tab had written, or the page before this one. */
  let found = known;
  let writtenAt = -Infinity;

  /** The cart to build on: the one in memory, together with what others have stored meanwhile. */
  function latestLines(lines: Cart): Cart {
    const text = read(storage, CART_STORAGE_KEY);
    if (text === undefined || text === known.text) return lines;
    const isUnheard =
      text !== null &&
      performance.now() - writtenAt < UNHEARD_MS &&
      !hasSeen(read(storage, CART_LINEAGE_KEY) ?? null, text, known.text ?? null);
    const base = isUnheard ? found.cart : known.cart;
    const theirs = parseCart(text);
    known = { text, cart: theirs };
    found = known;
    const merged = mergeCarts(base, lines, theirs);
    if (serializeCart(merged) !== serializeCart(theirs)) store(merged);
    return merged;
  }

  /** Whether the storage took the cart. Where it did not, the cart in memory is the cart. */
  function store(cart: Cart): boolean {
    const text = serializeCart(cart);
    write(storage, CART_LINEAGE_KEY, noteLineage(text, found.text ?? null));
    if (!write(storage, CART_STORAGE_KEY, text)) return false;
    known = { text, cart };
    writtenAt = performance.now();
    return true;
  }

  const cartStore = createStore<CartState>()((set, get) => {
    function apply(transition: (cart: Cart) => CartTransition): CartOutcome {
      const before = latestLines(get().lines);
      const { cart, outcome } = transition(before);
      if (cart !== before) set({ lines: cart, isKept: store(cart) });
      else if (cart !== get().lines) set({ lines: cart });
      return outcome;
    }

    return {
      lines: [],
      isKept: true,
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

/** The text under a key, `null` for none, `undefined` when the storage cannot be read. */
function read(storage: CartStorage | undefined, key: string): string | null | undefined {
  try {
    return storage?.getItem(key);
  } catch {
    return undefined;
  }
}

/** Whether a text could be put under a key: a storage may be full, blocked or not there. */
function write(storage: CartStorage | undefined, key: string, text: string): boolean {
  if (!storage) return false;
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

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
import { mergeCarts } from '../domain/cart-merge.ts';
import { CART_STORAGE_KEY, parseCart, serializeCart } from '../domain/cart-storage.ts';

/** How many changes in a row another tab may not have heard of. */
const UNHEARD_MAX = 20;

/** The part of `Storage` that the cart needs. Every call may throw, and there may be none. */
export type CartStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A change that another tab has made to the stored cart, as texts; `null` is none. */
interface StoredChange {
  readonly from: string | null;
  readonly to: string | null;
}

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
  /** Takes in what the storage holds now, or a change that another tab has made to it. */
  syncFromStorage: (change?: StoredChange) => void;
}

export type CartStore = StoreApi<CartState>;

/**
 * A cart kept in `storage` as a plain array (spec, section 3). It is read at once, written on every
 * change, and read again before each change, so that two tabs build on each other's cart. Browsers lock
 * no storage: where two tabs write in the same moment, each hears of the other's change that it began
 * without its own, and brings that in again. A storage that throws leaves a cart that works in memory.
 */
export function createCartStore(storage: CartStorage | undefined): CartStore {
  /** What is stored, as far as it is known here; no text before anything was read. */
  let known: StoredCart = { text: undefined, cart: [] };
  /** What was known before, since something that was written elsewhere was taken in: oldest first. */
  let trail: StoredCart[] = [];

  /** The cart to build on: the one in memory, together with what others have stored meanwhile. */
  function latestLines(lines: Cart): Cart {
    const text = readText(storage);
    return text === undefined || text === known.text ? lines : takeIn(text, known.cart, lines);
  }

  /** The cart after a change elsewhere, which may have been made without the last ones that were here. */
  function linesAfter({ from, to }: StoredChange, lines: Cart): Cart {
    const base = trail.findLast(({ text }) => text === from);
    return base ? takeIn(to, base.cart, lines) : latestLines(lines);
  }

  /** Takes in what was stored elsewhere, and stores again what it lacks of the lines since `base`. */
  function takeIn(text: string | null, base: Cart, lines: Cart): Cart {
    const cart = parseCart(text);
    known = { text, cart };
    trail = [];
    const merged = mergeCarts(base, lines, cart);
    if (serializeCart(merged) !== serializeCart(cart)) store(merged);
    return merged;
  }

  /** Whether the storage took the cart. Where it did not, the cart in memory is the cart. */
  function store(cart: Cart): boolean {
    const text = serializeCart(cart);
    if (!writeText(storage, text)) return false;
    trail = [...trail, known].slice(-UNHEARD_MAX);
    known = { text, cart };
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
      syncFromStorage: (change) => {
        const before = get().lines;
        const lines = change ? linesAfter(change, before) : latestLines(before);
        if (lines !== before) set({ lines });
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
    const { key = null, oldValue = null, newValue = null }: Partial<StorageEvent> = event;
    if (key === CART_STORAGE_KEY)
      store.getState().syncFromStorage({ from: oldValue, to: newValue });
    // None is named where the whole storage was cleared.
    else if (key === null) sync();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', sync);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', sync);
  };
}

/** A stored text and the cart that it is. */
interface StoredCart {
  readonly text: string | null | undefined;
  readonly cart: Cart;
}

/** The stored text, `null` for none, `undefined` when the storage cannot be read. */
function readText(storage: CartStorage | undefined): string | null | undefined {
  try {
    return storage?.getItem(CART_STORAGE_KEY);
  } catch {
    return undefined;
  }
}

/** Whether a text could be stored: a storage may be full, blocked or not there. */
function writeText(storage: CartStorage | undefined, text: string): boolean {
  if (!storage) return false;
  try {
    storage.setItem(CART_STORAGE_KEY, text);
    return true;
  } catch {
    return false;
  }
}

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
import { holdTheSame, mergeCarts } from '../domain/cart-merge.ts';
import { CART_STORAGE_KEY, parseCart, serializeCart } from '../domain/cart-storage.ts';

/** The part of `Storage` that the cart needs. Every call may throw, and there may be none. */
export type CartStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A change of the cart: what it was made to, and what it made of it. */
export interface CartChange {
  readonly before: Cart;
  readonly after: Cart;
  /** Whether the storage has taken it. */
  readonly isKept: boolean;
}

/** The cart and what can be done to it. Each action tells what it did. */
export interface CartState {
  readonly lines: Cart;
  /** Whether the storage holds this cart: `false` from the change that it refuses to one that it takes. */
  readonly isKept: boolean;
  /** Whether no other tab has been heard of. */
  readonly isAlone: boolean;
  /** The last change that was made in this tab, for the others to hear of. */
  readonly ownChange: CartChange | undefined;
  addItem: (item: CartItem, quantity?: number) => CartOutcome;
  removeItem: (id: string) => CartOutcome;
  updateQuantity: (id: string, quantity: number) => CartOutcome;
  clear: () => CartOutcome;
  restore: (removed: readonly RemovedLine[]) => CartOutcome;
  removeOrdered: (ordered: Cart) => CartOutcome;
  /** Takes in what the storage holds, now that all is still. */
  syncFromStorage: () => void;
  /** Another tab is there, which tells of its changes from now on; takes in the one that it tells of. */
  hearOf: (change?: CartChange) => void;
}

export type CartStore = StoreApi<CartState>;

/**
 * A cart kept in `storage` as a plain array (spec, section 3). It is read at once and written on every
 * change. Browsers lock no storage: where two tabs write in the same moment, the second overwrites what
 * the first has written. So tabs tell each other of each change, and each makes the others' in its own
 * cart: what comes out does not depend on who was first. A change that nobody tells of is read from the
 * storage. A storage that throws leaves a cart that works in memory.
 */
export function createCartStore(storage: CartStorage | undefined): CartStore {
  /** What is stored, as far as it is known here; no text before anything was read. */
  let known: StoredCart = { text: undefined, cart: [] };
  /** The texts that the tabs have come to since all was still. A tab that is alone is always still. */
  const recent = new Set<string | null>();
  let isKept = true;

  /** The cart in memory, together with what others have stored without a word. */
  function readLines(lines: Cart): Cart {
    const text = readText(storage);
    if (text === undefined || text === known.text) return lines;
    // Written before this cart was, and arrived after it.
    if (recent.has(text)) return store(lines);
    const base = known.cart;
    const cart = parseCart(text);
    known = { text, cart };
    const merged = mergeCarts(base, lines, cart);
    return holdTheSame(merged, cart) ? merged : store(merged);
  }

  /** Stores a cart, and returns it. Where the storage refuses it, the cart in memory is the cart. */
  function store(cart: Cart): Cart {
    const text = serializeCart(cart);
    isKept = writeText(storage, text);
    if (isKept) known = { text, cart };
    if (!cartStore.getState().isAlone) recent.add(text);
    return cart;
  }

  /**
   * The cart after a change in another tab: that tab's where all was still before, so that no stale copy
   * comes in; else, where changes may have crossed, with all that was changed since.
   */
  function linesAfter(change: CartChange, lines: Cart): Cart {
    const { before, after } = change;
    const text = serializeCart(after);
    const wasStill = recent.size === 0 && isKept;
    recent.add(text);
    if (!change.isKept || !(wasStill || holdTheSame(before, lines))) {
      return store(mergeCarts(before, lines, after));
    }
    known = { text, cart: after };
    isKept = true;
    return after;
  }

  const cartStore = createStore<CartState>()((set, get) => {
    function apply(transition: (cart: Cart) => CartTransition): CartOutcome {
      const { lines, isAlone } = get();
      // What others have just stored they also tell of: taken from both it would count twice.
      const before = isAlone ? readLines(lines) : lines;
      const { cart: after, outcome } = transition(before);
      if (after !== before) {
        store(after);
        set({ lines: after, isKept, ownChange: { before, after, isKept } });
      } else if (after !== lines) set({ lines: after });
      return outcome;
    }

    return {
      lines: [],
      isKept,
      isAlone: true,
      ownChange: undefined,
      addItem: (item, quantity) => apply((cart) => addItem(cart, item, quantity)),
      removeItem: (id) => apply((cart) => removeItem(cart, id)),
      updateQuantity: (id, quantity) => apply((cart) => updateQuantity(cart, id, quantity)),
      clear: () => apply(clearCart),
      restore: (removed) => apply((cart) => restoreLines(cart, removed)),
      removeOrdered: (ordered) => apply((cart) => removeOrdered(cart, ordered)),
      syncFromStorage: () => {
        const before = get().lines;
        const lines = readLines(before);
        recent.clear();
        if (lines !== before || isKept !== get().isKept) set({ lines, isKept });
      },
      hearOf: (change) => {
        if (get().isAlone) set({ isAlone: false });
        if (change) set({ lines: linesAfter(change, get().lines), isKept });
      },
    };
  });

  cartStore.setState({ lines: readLines([]) });
  return cartStore;
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

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cart } from '../../src/domain/cart.ts';
import { CART_STORAGE_KEY, parseCart, serializeCart } from '../../src/domain/cart-storage.ts';
import {
  createCartStore,
  followOtherTabs,
  type CartState,
  type CartStorage,
} from '../../src/store/cart-store.ts';

const lamp = { id: '1', name: 'Arc Desk Lamp', price: 149, image: '/lamp.webp' };
const pen = { id: '5', name: 'Brass Rollerball Pen', price: 48, image: '/pen.webp' };
const mat = { id: '4', name: 'Linen Desk Mat', price: 64, image: '/mat.webp' };

/** A storage that two tabs can share. */
function makeStorage(text: string | null = null) {
  const stored = new Map(text === null ? [] : [[CART_STORAGE_KEY, text]]);
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      stored.set(key, value);
    },
    lines: (): unknown => JSON.parse(stored.get(CART_STORAGE_KEY) ?? 'null'),
    clear: () => {
      stored.clear();
    },
  };
}

/** A storage that takes nothing while it is full. */
function makeFillingStorage() {
  const storage = makeStorage();
  let isFull = false;
  return {
    ...storage,
    setItem: (key: string, value: string) => {
      if (isFull) throw new Error('full');
      storage.setItem(key, value);
    },
    fill: () => {
      isFull = true;
    },
    empty: () => {
      isFull = false;
    },
  };
}

const throwing = {
  getItem: () => {
    throw new Error('blocked');
  },
  setItem: () => {
    throw new Error('full');
  },
} satisfies CartStorage;

describe('the cart in the storage', () => {
  test('is read at the start', () => {
    const storage = makeStorage(JSON.stringify([{ ...lamp, quantity: 2 }]));
    expect(createCartStore(storage).getState().lines).toEqual([{ ...lamp, quantity: 2 }]);
  });

  test('is written as a plain array on every change', () => {
    const storage = makeStorage();
    const { addItem, updateQuantity, removeItem, clear, restore } =
      createCartStore(storage).getState();

    addItem(lamp, 2);
    expect(storage.lines()).toEqual([{ ...lamp, quantity: 2 }]);
    updateQuantity('1', 5);
    expect(storage.lines()).toEqual([{ ...lamp, quantity: 5 }]);
    const removed = removeItem('1');
    expect(storage.lines()).toEqual([]);
    if (removed.kind === 'removed') restore([removed.removed]);
    expect(storage.lines()).toEqual([{ ...lamp, quantity: 5 }]);
    clear();
    expect(storage.lines()).toEqual([]);
  });

  test('is left as it is until something changes', () => {
    const storage = makeStorage('not a cart');
    const { lines, removeItem } = createCartStore(storage).getState();
    removeItem('1');
    expect(lines).toEqual([]);
    expect(storage.getItem(CART_STORAGE_KEY)).toBe('not a cart');
  });

  test('tells what each action did', () => {
    const { addItem, updateQuantity, removeItem, clear } = createCartStore(undefined).getState();
    expect(addItem(lamp).kind).toBe('added');
    expect(addItem(lamp).kind).toBe('increased');
    expect(updateQuantity('1', 0).kind).toBe('removed');
    expect(removeItem('1').kind).toBe('unchanged');
    addItem(pen);
    expect(clear().kind).toBe('cleared');
  });
});

describe('a storage that throws', () => {
  test.each([
    ['on everything', throwing],
    ['on write', { ...throwing, getItem: () => null }],
    ['by not being there', undefined],
  ])('%s leaves a cart that works in memory', (_, storage) => {
    const store = createCartStore(storage);
    store.getState().addItem(lamp);
    store.getState().addItem(pen);
    store.getState().removeItem('1');
    expect(store.getState().lines).toEqual([{ ...pen, quantity: 1 }]);
  });

  test('takes the whole cart once it takes anything again', () => {
    const storage = makeFillingStorage();
    const { addItem } = createCartStore(storage).getState();
    storage.fill();
    addItem(lamp);
    storage.empty();
    addItem(pen);
    expect(storage.lines()).toEqual([
      { ...lamp, quantity: 1 },
      { ...pen, quantity: 1 },
    ]);
  });
});

describe('two tabs', () => {
  test('build on what the other has done, even before it is announced', () => {
    const storage = makeStorage();
    const here = createCartStore(storage);
    const there = createCartStore(storage);

    here.getState().addItem(lamp);
    there.getState().addItem(pen);
    expect(storage.lines()).toEqual([
      { ...lamp, quantity: 1 },
      { ...pen, quantity: 1 },
    ]);

    here.getState().removeItem('1');
    expect(storage.lines()).toEqual([{ ...pen, quantity: 1 }]);
    expect(here.getState().lines).toEqual([{ ...pen, quantity: 1 }]);
  });

  test('follow each other as the storage tells of it', () => {
    const storage = makeStorage();
    const here = createCartStore(storage);
    const there = createCartStore(storage);
    const window = makeWindow();
    const stop = followOtherTabs(here, window.target);

    there.getState().addItem(lamp);
    window.storageChanged('another-key');
    expect(here.getState().lines).toEqual([]);
    window.storageChanged(CART_STORAGE_KEY);
    expect(here.getState().lines).toEqual([{ ...lamp, quantity: 1 }]);

    storage.clear();
    window.storageChanged(null);
    expect(here.getState().lines).toEqual([]);

    stop();
    there.getState().addItem(pen);
    window.storageChanged(CART_STORAGE_KEY);
    expect(here.getState().lines).toEqual([]);
  });

  test('look again when the page comes back from the back/forward cache', () => {
    const storage = makeStorage();
    const here = createCartStore(storage);
    const window = makeWindow();
    followOtherTabs(here, window.target);
    createCartStore(storage).getState().addItem(pen);
    window.pageShown();
    expect(here.getState().lines).toEqual([{ ...pen, quantity: 1 }]);
  });
});

describe('two tabs that write in the same moment', () => {
  test('both keep what each has added', () => {
    const [here, there] = openTabs();
    here.cart.addItem(lamp);
    there.cart.addItem(pen);
    deliver(here, there);
    expect(here.lines()).toEqual([
      { ...pen, quantity: 1 },
      { ...lamp, quantity: 1 },
    ]);
    expect(there.lines()).toEqual(here.lines());
    expect(there.storedLines()).toEqual(here.lines());
  });

  test('keep a removal and an addition', () => {
    const [here, there] = openTabs([{ ...lamp, quantity: 1 }]);
    here.cart.removeItem('1');
    there.cart.addItem(pen);
    deliver(here, there);
    expect(here.storedLines()).toEqual([{ ...pen, quantity: 1 }]);
    expect(there.lines()).toEqual([{ ...pen, quantity: 1 }]);
  });

  test('keep what is added while an order empties the cart', () => {
    const [here, there] = openTabs([{ ...lamp, quantity: 1 }]);
    here.cart.addItem(pen);
    there.cart.removeOrdered([{ ...lamp, quantity: 1 }]);
    deliver(here, there);
    expect(here.storedLines()).toEqual([{ ...pen, quantity: 1 }]);
  });

  test('bring in what was overwritten with the next change, too', () => {
    const [here, there] = openTabs();
    here.cart.addItem(lamp);
    there.cart.addItem(pen);
    flush(here, there);
    here.cart.addItem(mat);
    deliver(here, there);
    expect(there.lines().map(({ id }) => id)).toEqual(['5', '1', '4']);
  });

  test('do not bring back what the other has seen and taken out', () => {
    const [here, there] = openTabs();
    here.cart.addItem(lamp);
    deliver(here, there);
    there.cart.removeItem('1');
    there.cart.addItem(pen);
    deliver(here, there);
    expect(here.lines()).toEqual([{ ...pen, quantity: 1 }]);
    expect(there.storedLines()).toEqual([{ ...pen, quantity: 1 }]);
  });

  test('leave a third tab to follow', () => {
    const [here, there, third] = openTabs();
    here.cart.addItem(lamp);
    there.cart.addItem(pen);
    deliver(here, there, third);
    expect(third.lines()).toEqual(here.lines());
    expect(third.storedLines().map(({ quantity }) => quantity)).toEqual([1, 1]);
  });

  test('keep both where their notes on it cross', () => {
    const [here, there] = openTabs();
    here.cart.addItem(lamp);
    there.cart.addItem(pen);
    here.sent.splice(1, 0, ...there.sent.splice(0, 1));
    deliver(here, there);
    expect(here.storedLines().map(({ id }) => id)).toEqual(['5', '1']);
  });

  test('keep nothing where one has cleared the storage', () => {
    const [here] = openTabs();
    here.cart.addItem(lamp);
    here.copy.clear();
    here.cart.syncFromStorage();
    expect(here.lines()).toEqual([]);
  });
});

describe('a change that nobody has answered', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    [4999, ['5', '1']],
    [5000, ['5']],
  ])('counts as heard of or not after %i ms', (time, ids) => {
    const [here, there] = openTabs();
    here.cart.addItem(lamp);
    there.cart.addItem(pen);
    vi.advanceTimersByTime(time);
    deliver(here, there);
    expect(here.lines().map(({ id }) => id)).toEqual(ids);
  });
});

describe('a cart that is not kept', () => {
  test('is known by that, until the storage takes one again', () => {
    const storage = makeFillingStorage();
    const store = createCartStore(storage);
    expect(store.getState().isKept).toBe(true);
    storage.fill();
    store.getState().addItem(lamp);
    expect(store.getState().isKept).toBe(false);
    store.getState().removeItem('5');
    expect(store.getState().isKept).toBe(false);
    storage.empty();
    store.getState().addItem(pen);
    expect(store.getState().isKept).toBe(true);
  });

  test('without a storage shows only once there is something to keep', () => {
    const store = createCartStore(undefined);
    expect(store.getState().isKept).toBe(true);
    store.getState().clear();
    expect(store.getState().isKept).toBe(true);
    store.getState().addItem(lamp);
    expect(store.getState().isKept).toBe(false);
  });

  test('is not lost when another tab changes the stored one', () => {
    const storage = makeFillingStorage();
    const here = createCartStore(storage);
    const there = createCartStore(storage);
    here.getState().addItem(lamp);
    storage.fill();
    here.getState().addItem(pen);
    storage.empty();
    there.getState().removeItem('1');
    here.getState().syncFromStorage();
    expect(here.getState().lines).toEqual([{ ...pen, quantity: 1 }]);
    expect(storage.lines()).toEqual([{ ...pen, quantity: 1 }]);
  });

  test('is kept without the note on where it came from, where only that has no room', () => {
    const storage = makeStorage();
    const { addItem } = createCartStore({
      getItem: storage.getItem,
      setItem: (key, value) => {
        if (key !== CART_STORAGE_KEY) throw new Error('full');
        storage.setItem(key, value);
      },
    }).getState();
    addItem(lamp);
    expect(storage.lines()).toEqual([{ ...lamp, quantity: 1 }]);
  });
});

test('a change that changes nothing tells nobody', () => {
  const store = createCartStore(makeStorage());
  let changes = 0;
  store.subscribe(() => {
    changes += 1;
  });
  store.getState().removeItem('1');
  store.getState().clear();
  store.getState().syncFromStorage();
  expect(changes).toBe(0);
});

test('an order leaves what was added after it', () => {
  const store = createCartStore(makeStorage());
  store.getState().addItem(lamp);
  const ordered = store.getState().lines;
  store.getState().addItem(pen);
  expect(store.getState().removeOrdered(ordered).kind).toBe('ordered');
  expect(store.getState().lines).toEqual([{ ...pen, quantity: 1 }]);
});

/** As much of a window as the store listens to. */
function makeWindow() {
  const target = new EventTarget();
  return {
    target,
    storageChanged: (key: string | null) => {
      target.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
    pageShown: () => {
      target.dispatchEvent(new Event('pageshow'));
    },
  };
}

/** A tab whose process holds a copy of the storage, as browsers have it. */
interface Tab {
  cart: CartState;
  storage: CartStorage;
  lines: () => Cart;
  /** What this tab takes for the stored lines. */
  storedLines: () => Cart;
  /** What it has written since, in order. */
  sent: [string, string][];
  copy: Map<string, string>;
  /** What the tabs agree on in the end. */
  shared: Map<string, string>;
}

function openTabs(lines: Cart = []): [Tab, Tab, Tab] {
  const shared = new Map(lines.length > 0 ? [[CART_STORAGE_KEY, serializeCart(lines)]] : []);
  const open = (): Tab => {
    const copy = new Map(shared);
    const sent: [string, string][] = [];
    const storage: CartStorage = {
      getItem: (key) => copy.get(key) ?? null,
      setItem: (key, value) => {
        copy.set(key, value);
        sent.push([key, value]);
      },
    };
    const store = createCartStore(storage);
    return {
      cart: store.getState(),
      storage,
      lines: () => store.getState().lines,
      storedLines: () => parseCart(copy.get(CART_STORAGE_KEY) ?? null),
      sent,
      copy,
      shared,
    };
  };
  return [open(), open(), open()];
}

/** Sends what the tabs have written, the last one's last; the answer is whether there was anything. */
function flush(...tabs: Tab[]): boolean {
  const writes = tabs.flatMap(({ sent }) => sent.splice(0));
  for (const { copy, shared } of tabs) {
    for (const [key, value] of writes) shared.set(key, value);
    for (const [key, value] of shared) copy.set(key, value);
  }
  return writes.length > 0;
}

/** Sends and tells of what was written until nobody has anything to add. */
function deliver(...tabs: Tab[]) {
  while (flush(...tabs)) for (const { cart } of tabs) cart.syncFromStorage();
}

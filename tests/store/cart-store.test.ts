import { describe, expect, test } from 'vitest';
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

  test('loses no cart when it can no more be read', () => {
    const storage = makeStorage();
    let isBlocked = false;
    const store = createCartStore({
      ...storage,
      getItem: (key) => {
        if (isBlocked) throw new Error('blocked');
        return storage.getItem(key);
      },
    });
    store.getState().addItem(lamp);
    isBlocked = true;
    store.getState().syncFromStorage();
    store.getState().addItem(pen);
    expect(store.getState().lines.map(({ id }) => id)).toEqual(['1', '5']);
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

  test('see what the other has done in an action that changes nothing itself', () => {
    const storage = makeStorage();
    const here = createCartStore(storage);
    createCartStore(storage).getState().addItem(lamp);
    expect(here.getState().removeItem('unknown').kind).toBe('unchanged');
    expect(here.getState().lines).toEqual([{ ...lamp, quantity: 1 }]);
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
    for (const lines of [here.lines(), there.lines(), there.storedLines()]) {
      expect(new Set(lines)).toEqual(
        new Set([
          { ...lamp, quantity: 1 },
          { ...pen, quantity: 1 },
        ]),
      );
    }
  });

  test('both keep what each adds again, and again', () => {
    const [here, there] = openTabs();
    for (const [mine, theirs] of [
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ] as const) {
      here.cart.addItem({ ...lamp, id: mine });
      there.cart.addItem({ ...pen, id: theirs });
      deliver(here, there);
    }
    for (const { lines } of [here, there]) {
      expect(new Set(lines().map(({ id }) => id))).toEqual(new Set(['1', '2', '3', '4', '5', '6']));
    }
  });

  test('keep all that one has changed before it heard of the other', () => {
    const [here, there] = openTabs();
    here.cart.addItem(lamp);
    here.cart.addItem(pen);
    there.cart.addItem({ ...pen, id: '6' });
    deliver(there, here);
    for (const { lines } of [here, there]) {
      expect(new Set(lines().map(({ id }) => id))).toEqual(new Set(['1', '5', '6']));
    }
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

  test('agree on the quantity of a line that both have changed', () => {
    const [here, there] = openTabs([{ ...lamp, quantity: 1 }]);
    here.cart.updateQuantity('1', 2);
    there.cart.updateQuantity('1', 5);
    deliver(here, there);
    expect(here.lines()).toEqual([{ ...lamp, quantity: 5 }]);
    expect(there.lines()).toEqual(here.lines());
    expect(there.storedLines()).toEqual(here.lines());
  });

  test('keep nothing where one has cleared the storage', () => {
    const [here] = openTabs();
    here.cart.addItem(lamp);
    here.copy.text = null;
    here.cart.syncFromStorage();
    expect(here.lines()).toEqual([]);
  });
});

test('a change that was made with what is here in sight is taken as it is', () => {
  const storage = makeStorage();
  const store = createCartStore(storage);
  const window = makeWindow();
  followOtherTabs(store, window.target);
  store.getState().addItem(lamp);
  const mine = storage.getItem(CART_STORAGE_KEY);
  storage.setItem(CART_STORAGE_KEY, '[]');
  window.storageChanged(CART_STORAGE_KEY, mine, '[]');
  expect(store.getState().lines).toEqual([]);
  expect(storage.lines()).toEqual([]);
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
    storageChanged: (key: string | null, oldValue?: string | null, newValue?: string | null) => {
      target.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue, newValue }));
    },
    pageShown: () => {
      target.dispatchEvent(new Event('pageshow'));
    },
  };
}

/** A tab whose process holds a copy of the storage, as browsers have it. */
interface Tab {
  cart: CartState;
  lines: () => Cart;
  /** What this tab takes for the stored lines. */
  storedLines: () => Cart;
  /** The texts that it has written and nobody has heard of, in order. */
  sent: string[];
  /** Its copy of the stored text. */
  copy: { text: string | null };
  /** The stored text as all agree on in the end. */
  shared: { text: string | null };
}

function openTabs(lines: Cart = []): [Tab, Tab, Tab] {
  const shared = { text: lines.length > 0 ? serializeCart(lines) : null };
  const open = (): Tab => {
    const copy = { ...shared };
    const sent: string[] = [];
    const store = createCartStore({
      getItem: () => copy.text,
      setItem: (_key, text) => {
        sent.push(text);
        copy.text = text;
      },
    });
    return {
      cart: store.getState(),
      lines: () => store.getState().lines,
      storedLines: () => parseCart(copy.text),
      sent,
      copy,
      shared,
    };
  };
  return [open(), open(), open()];
}

/**
 * Brings what the tabs have written into one order, which is the storage's, and tells each tab of the
 * others' changes as they follow there, until all is said.
 */
function deliver(...tabs: Tab[]) {
  for (;;) {
    const writes = tabs.flatMap((writer) => writer.sent.splice(0).map((to) => ({ writer, to })));
    if (writes.length === 0) return;
    const changes = writes.map(({ writer, to }) => {
      const from = writer.shared.text;
      writer.shared.text = to;
      return { writer, from, to };
    });
    for (const { copy, shared } of tabs) copy.text = shared.text;
    for (const reader of tabs) {
      for (const { writer, from, to } of changes) {
        if (reader !== writer) reader.cart.syncFromStorage({ from, to });
      }
    }
  }
}

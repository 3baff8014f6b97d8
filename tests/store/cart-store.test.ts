import { describe, expect, test } from 'vitest';
import { CART_STORAGE_KEY } from '../../src/domain/cart-storage.ts';
import { createCartStore, followOtherTabs, type CartStorage } from '../../src/store/cart-store.ts';

const lamp = { id: '1', name: 'Arc Desk Lamp', price: 149, image: '/lamp.webp' };
const pen = { id: '5', name: 'Brass Rollerball Pen', price: 48, image: '/pen.webp' };

/** A storage that two tabs can share. */
function makeStorage(text: string | null = null) {
  let stored = text;
  return {
    getItem: (key: string) => (key === CART_STORAGE_KEY ? stored : null),
    setItem: (_key: string, value: string) => {
      stored = value;
    },
    lines: (): unknown => (stored === null ? null : JSON.parse(stored)),
    clear: () => {
      stored = null;
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
    const storage = makeStorage();
    let isFull = true;
    const filling: CartStorage = {
      getItem: storage.getItem,
      setItem: (key, value) => {
        if (isFull) throw new Error('full');
        storage.setItem(key, value);
      },
    };
    const { addItem } = createCartStore(filling).getState();
    addItem(lamp);
    isFull = false;
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

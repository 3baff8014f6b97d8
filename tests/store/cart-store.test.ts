import { expect, test } from 'vitest';
import { CART_STORAGE_KEY } from '../../src/domain/cart-storage.ts';
import type { CartLine } from '../../src/domain/cart.ts';
import { createCartStore } from '../../src/store/cart-store.ts';

const lamp = { id: '1', name: 'Arc Desk Lamp', price: 149, image: '/lamp.webp' };
const pen = { id: '5', name: 'Brass Rollerball Pen', price: 48, image: '/pen.webp' };

const one = (item: typeof lamp): CartLine => ({ ...item, quantity: 1 });

/** An in-memory storage, which several stores can share like tabs do. Its reads and writes can be made to fail. */
function makeStorage(text: string | null = null) {
  const stored = new Map(text === null ? [] : [[CART_STORAGE_KEY, text]]);
  const storage = {
    isBlocked: false,
    isFull: false,
    getItem: (key: string) => {
      if (storage.isBlocked) throw new Error('blocked');
      return stored.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      if (storage.isBlocked || storage.isFull) throw new Error('full');
      stored.set(key, value);
    },
    lines: (): unknown => JSON.parse(stored.get(CART_STORAGE_KEY) ?? 'null'),
  };
  return storage;
}

function openTabs() {
  const storage = makeStorage();
  return { storage, here: createCartStore(storage), there: createCartStore(storage) };
}

test('createCartStore preserves the initial lines if nothing is stored, so the page does not render again', () => {
  const store = createCartStore(makeStorage());
  expect(store.getState().lines).toBe(store.getInitialState().lines);
});

test('createCartStore persists the lines as a plain array after each change by the shopper', () => {
  const storage = makeStorage();
  const { addItem, setQuantity, removeItem, clear, restore } = createCartStore(storage).getState();

  addItem(lamp, 2);
  expect(storage.lines()).toEqual([{ ...lamp, quantity: 2 }]);
  setQuantity('1', 5);
  expect(storage.lines()).toEqual([{ ...lamp, quantity: 5 }]);
  removeItem('1');
  expect(storage.lines()).toEqual([]);
  restore([one(lamp)]);
  expect(storage.lines()).toEqual([one(lamp)]);
  clear();
  expect(storage.lines()).toEqual([]);
});

test('createCartStore does not overwrite lines that it cannot read', () => {
  const storage = makeStorage();
  createCartStore(storage).getState().addItem(lamp);
  const unreadable = {
    ...storage,
    getItem: () => {
      throw new Error('unreadable');
    },
  };
  const { getState } = createCartStore(unreadable);
  getState().addItem(pen);
  expect([getState().lines, getState().isPersisted]).toEqual([[one(pen)], false]);
  expect(storage.lines()).toEqual([one(lamp)]);
});

test('createCartStore does not overwrite an invalid stored cart before the first change', () => {
  const storage = makeStorage('not a cart');
  const { lines, removeItem } = createCartStore(storage).getState();
  removeItem('1');
  expect(lines).toEqual([]);
  expect(storage.getItem(CART_STORAGE_KEY)).toBe('not a cart');
});

test('createCartStore does not notify subscribers of actions without effect', () => {
  const store = createCartStore(makeStorage());
  store.getState().addItem(lamp);
  let notifications = 0;
  store.subscribe(() => {
    notifications += 1;
  });
  store.getState().removeItem('unknown');
  store.getState().syncFromStorage();
  expect(notifications).toBe(0);
});

test('removeOrdered keeps lines that were not ordered', () => {
  const { getState } = createCartStore(makeStorage());
  getState().addItem(lamp);
  getState().addItem(pen);
  expect(getState().removeOrdered([one(lamp)]).kind).toBe('ordered');
  expect(getState().lines).toEqual([one(pen)]);
});

test('createCartStore preserves the cart if the storage can no longer be read', () => {
  const storage = makeStorage();
  const { getState } = createCartStore(storage);
  getState().addItem(lamp);
  storage.isBlocked = true;
  getState().syncFromStorage();
  getState().addItem(pen);
  expect(getState().lines).toEqual([one(lamp), one(pen)]);
});

test('isPersisted is false from a failed write until a write of the whole cart succeeds', () => {
  const storage = makeStorage();
  const { getState } = createCartStore(storage);
  expect(getState().isPersisted).toBe(true);
  storage.isFull = true;
  getState().addItem(lamp);
  expect(getState().isPersisted).toBe(false);
  getState().removeItem('5');
  expect(getState().isPersisted).toBe(false);
  storage.isFull = false;
  getState().addItem(pen);
  expect(getState().isPersisted).toBe(true);
  expect(storage.lines()).toEqual([one(lamp), one(pen)]);
});

test('createCartStore merges what another tab stores while its own writes fail', () => {
  const { storage, here, there } = openTabs();
  here.getState().addItem(lamp);
  storage.isFull = true;
  here.getState().addItem(lamp);
  storage.isFull = false;
  there.getState().addItem(pen);
  here.getState().syncFromStorage();
  expect(here.getState().lines).toEqual([{ ...lamp, quantity: 2 }, one(pen)]);
  there.getState().removeItem(pen.id);
  here.getState().addItem(lamp);
  expect(storage.lines()).toEqual([{ ...lamp, quantity: 3 }]);
});

test('isPersisted stays true without a storage until the first change', () => {
  const { getState } = createCartStore(undefined);
  getState().clear();
  expect(getState().isPersisted).toBe(true);
  getState().addItem(lamp);
  expect(getState().isPersisted).toBe(false);
});

test('createCartStore applies an action to the cart stored by the other tab', () => {
  const { storage, here, there } = openTabs();
  here.getState().addItem(lamp);
  there.getState().addItem(pen);
  expect(storage.lines()).toEqual([one(lamp), one(pen)]);

  here.getState().removeItem('1');
  expect(storage.lines()).toEqual([one(pen)]);
  expect(here.getState().lines).toEqual([one(pen)]);
});

test('createCartStore shows the cart stored by the other tab after an action without effect', () => {
  const { here, there } = openTabs();
  there.getState().addItem(lamp);
  expect(here.getState().removeItem('unknown').kind).toBe('unchanged');
  expect(here.getState().lines).toEqual([one(lamp)]);
});

test('createCartStore restores a line before one that the other tab has stored meanwhile', () => {
  const { here, there } = openTabs();
  here.getState().addItem(lamp);
  here.getState().clear();
  there.getState().addItem(pen);
  here.getState().syncFromStorage();
  here.getState().restore([one(lamp)]);
  expect(here.getState().lines).toEqual([one(lamp), one(pen)]);
});

test.each([
  { removed: ['1', '5'], added: [], restored: ['1', '5'], expected: ['1', '5', '6'] },
  { removed: ['1', '5'], added: [], restored: ['5', '1'], expected: ['1', '5', '6'] },
  { removed: ['5', '1'], added: [], restored: ['1', '5'], expected: ['1', '5', '6'] },
  { removed: ['5', '1'], added: [], restored: ['5', '1'], expected: ['1', '5', '6'] },
  { removed: ['1', '6'], added: ['1'], restored: ['6'], expected: ['5', '6', '1'] },
  { removed: ['6'], added: [], restored: ['6'], expected: ['1', '5', '6'] },
  { removed: ['6'], added: ['7'], restored: ['6'], expected: ['1', '5', '6', '7'] },
])(
  'createCartStore restores lines at their positions: removed $removed, added $added, restored $restored',
  ({ removed, added, restored, expected }) => {
    const { getState } = createCartStore(makeStorage());
    for (const id of ['1', '5', '6']) getState().addItem({ ...lamp, id });
    for (const id of removed) getState().removeItem(id);
    for (const id of added) getState().addItem({ ...lamp, id });
    for (const id of restored) getState().restore([one({ ...lamp, id })]);
    expect(getState().lines.map(({ id }) => id)).toEqual(expected);
  },
);

import { describe, expect, test } from 'vitest';
import { CART_STORAGE_KEY } from '../../src/domain/cart-storage.ts';
import type { Cart } from '../../src/domain/cart.ts';
import { createCartStore, type CartStorage } from '../../src/store/cart-store.ts';

const lamp = { id: '1', name: 'Arc Desk Lamp', price: 149, image: '/lamp.webp' };
const pen = { id: '5', name: 'Brass Rollerball Pen', price: 48, image: '/pen.webp' };

/** An in-memory storage, which several stores can share like tabs do. */
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

const idsOf = (lines: Cart) => lines.map(({ id }) => id);

/** A storage whose writes can be made to fail. */
function makeFillableStorage() {
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
    freeUp: () => {
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

describe('createCartStore', () => {
  test('loads the stored cart', () => {
    const storage = makeStorage(JSON.stringify([{ ...lamp, quantity: 2 }]));
    expect(createCartStore(storage).getState().lines).toEqual([{ ...lamp, quantity: 2 }]);
  });

  test('keeps the initial lines if nothing is stored, so the page does not render again', () => {
    const store = createCartStore(makeStorage());
    expect(store.getState().lines).toBe(store.getInitialState().lines);
  });

  test('persists every change as a plain array', () => {
    const storage = makeStorage();
    const { addItem, updateQuantity, removeItem, clear, restore } =
      createCartStore(storage).getState();

    addItem(lamp, 2);
    expect(storage.lines()).toEqual([{ ...lamp, quantity: 2 }]);
    updateQuantity('1', 5);
    expect(storage.lines()).toEqual([{ ...lamp, quantity: 5 }]);
    const removed = removeItem('1');
    expect(storage.lines()).toEqual([]);
    if (removed.kind === 'removed') restore([removed.line]);
    expect(storage.lines()).toEqual([{ ...lamp, quantity: 5 }]);
    clear();
    expect(storage.lines()).toEqual([]);
  });

  test('does not overwrite an invalid stored cart before the first change', () => {
    const storage = makeStorage('not a cart');
    const { lines, removeItem } = createCartStore(storage).getState();
    removeItem('1');
    expect(lines).toEqual([]);
    expect(storage.getItem(CART_STORAGE_KEY)).toBe('not a cart');
  });

  test('returns the outcome of each action', () => {
    const { addItem, updateQuantity, removeItem, clear } = createCartStore(undefined).getState();
    expect(addItem(lamp).kind).toBe('added');
    expect(addItem(lamp).kind).toBe('increased');
    expect(updateQuantity('1', 0).kind).toBe('removed');
    expect(removeItem('1').kind).toBe('unchanged');
    addItem(pen);
    expect(clear().kind).toBe('cleared');
  });
});

describe('Undo', () => {
  const mat = { id: '4', name: 'Linen Desk Mat', price: 64, image: '/mat.webp' };

  test('restores a line at its place although lines were added since', () => {
    const store = createCartStore(makeStorage());
    const { addItem, removeItem, restore } = store.getState();
    addItem(lamp);
    addItem(pen);
    const removed = removeItem(pen.id);
    addItem(mat);
    if (removed.kind === 'removed') restore([removed.line]);
    expect(idsOf(store.getState().lines)).toEqual([lamp.id, pen.id, mat.id]);
  });

  test('restores a line before one that was removed and added again', () => {
    const store = createCartStore(makeStorage());
    const { addItem, removeItem, restore } = store.getState();
    addItem(lamp);
    addItem(pen);
    removeItem(lamp.id);
    addItem(lamp);
    const removed = removeItem(pen.id);
    if (removed.kind === 'removed') restore([removed.line]);
    expect(idsOf(store.getState().lines)).toEqual([pen.id, lamp.id]);
  });
});

describe('createCartStore with a failing storage', () => {
  test.each([
    ['throws on every call', throwing],
    ['throws on write', { ...throwing, getItem: () => null }],
    ['is missing', undefined],
  ])('works in memory if the storage %s', (_, storage) => {
    const store = createCartStore(storage);
    store.getState().addItem(lamp);
    store.getState().addItem(pen);
    store.getState().removeItem('1');
    expect(store.getState().lines).toEqual([{ ...pen, quantity: 1 }]);
  });

  test('preserves the cart if the storage can no longer be read', () => {
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

  test('persists the whole cart with the next successful write', () => {
    const storage = makeFillableStorage();
    const { addItem } = createCartStore(storage).getState();
    storage.fill();
    addItem(lamp);
    storage.freeUp();
    addItem(pen);
    expect(storage.lines()).toEqual([
      { ...lamp, quantity: 1 },
      { ...pen, quantity: 1 },
    ]);
  });
});

describe('createCartStore in two tabs', () => {
  test('applies an action to the cart stored by the other tab', () => {
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

  test('shows the cart stored by the other tab after an action without effect', () => {
    const storage = makeStorage();
    const here = createCartStore(storage);
    createCartStore(storage).getState().addItem(lamp);
    expect(here.getState().removeItem('unknown').kind).toBe('unchanged');
    expect(here.getState().lines).toEqual([{ ...lamp, quantity: 1 }]);
  });
});

describe('createCartStore with an unpersisted cart', () => {
  test('isPersisted is false from a failed write to the next successful one', () => {
    const storage = makeFillableStorage();
    const store = createCartStore(storage);
    expect(store.getState().isPersisted).toBe(true);
    storage.fill();
    store.getState().addItem(lamp);
    expect(store.getState().isPersisted).toBe(false);
    store.getState().removeItem('5');
    expect(store.getState().isPersisted).toBe(false);
    storage.freeUp();
    store.getState().addItem(pen);
    expect(store.getState().isPersisted).toBe(true);
  });

  test('isPersisted stays true without a storage until the first change', () => {
    const store = createCartStore(undefined);
    expect(store.getState().isPersisted).toBe(true);
    store.getState().clear();
    expect(store.getState().isPersisted).toBe(true);
    store.getState().addItem(lamp);
    expect(store.getState().isPersisted).toBe(false);
  });

  test('ignores a cart stored by another tab, and overwrites it with the next change', () => {
    const storage = makeFillableStorage();
    const here = createCartStore(storage);
    const there = createCartStore(storage);
    storage.fill();
    here.getState().addItem(lamp);
    storage.freeUp();
    there.getState().addItem(pen);
    here.getState().syncFromStorage();
    expect(here.getState().lines).toEqual([{ ...lamp, quantity: 1 }]);
    here.getState().addItem(lamp);
    expect(storage.lines()).toEqual([{ ...lamp, quantity: 2 }]);
  });
});

test('createCartStore does not notify subscribers of actions without effect', () => {
  const store = createCartStore(makeStorage());
  let notifications = 0;
  store.subscribe(() => {
    notifications += 1;
  });
  store.getState().removeItem('1');
  store.getState().clear();
  store.getState().syncFromStorage();
  expect(notifications).toBe(0);
});

describe('createCartStore restore', () => {
  const notebook = { id: '6', name: 'Leather Notebook', price: 38, image: '/notebook.webp' };
  const openCart = () => {
    const { getState } = createCartStore(makeStorage());
    for (const item of [lamp, pen, notebook]) getState().addItem(item);
    const [lampLine, penLine] = getState().lines;
    if (!lampLine || !penLine) throw new Error('The lines were not added.');
    return { getState, lampLine, penLine };
  };

  test.each([
    ['removed and restored in order', ['1', '5'], ['1', '5']],
    ['removed in order, restored in reverse', ['1', '5'], ['5', '1']],
    ['removed in reverse, restored in order', ['5', '1'], ['1', '5']],
    ['removed and restored in reverse', ['5', '1'], ['5', '1']],
  ])('inserts lines at their positions: %s', (_, removals, undos) => {
    const { getState, lampLine, penLine } = openCart();
    for (const id of removals) getState().removeItem(id);
    for (const id of undos) getState().restore([id === '1' ? lampLine : penLine]);
    expect(idsOf(getState().lines)).toEqual(['1', '5', '6']);
  });

  test('inserts a line before a removed product that was added again', () => {
    const { getState, penLine } = openCart();
    getState().removeItem('1');
    getState().removeItem('5');
    getState().addItem(lamp);
    getState().restore([penLine]);
    expect(idsOf(getState().lines)).toEqual(['5', '6', '1']);
  });

  test('inserts a line before a line that another tab stored meanwhile', () => {
    const storage = makeStorage();
    const { getState } = createCartStore(storage);
    getState().addItem(lamp);
    const cleared = getState().clear();
    createCartStore(storage).getState().addItem(pen);
    getState().syncFromStorage();
    if (cleared.kind === 'cleared') getState().restore(cleared.lines);
    expect(idsOf(getState().lines)).toEqual(['1', '5']);
  });
});

test('createCartStore removeOrdered preserves lines added after the order', () => {
  const store = createCartStore(makeStorage());
  store.getState().addItem(lamp);
  const ordered = store.getState().lines;
  store.getState().addItem(pen);
  expect(store.getState().removeOrdered(ordered).kind).toBe('ordered');
  expect(store.getState().lines).toEqual([{ ...pen, quantity: 1 }]);
});

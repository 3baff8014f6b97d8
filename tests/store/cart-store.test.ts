import { describe, expect, test } from 'vitest';
import { CART_STORAGE_KEY } from '../../src/domain/cart-storage.ts';
import type { Cart } from '../../src/domain/cart.ts';
import { createCartStore, type CartStorage } from '../../src/store/cart-store.ts';

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

const idsOf = (lines: Cart) => lines.map(({ id }) => id);

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
    if (removed.kind === 'removed') restore([removed.line]);
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
  test('build on what the other has done', () => {
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
});

describe('a cart that is not kept', () => {
  test('is known by that, until the storage takes one again', () => {
    const storage = makeFillingStorage();
    const store = createCartStore(storage);
    expect(store.getState().isPersisted).toBe(true);
    storage.fill();
    store.getState().addItem(lamp);
    expect(store.getState().isPersisted).toBe(false);
    store.getState().removeItem('5');
    expect(store.getState().isPersisted).toBe(false);
    storage.empty();
    store.getState().addItem(pen);
    expect(store.getState().isPersisted).toBe(true);
  });

  test('without a storage shows only once there is something to keep', () => {
    const store = createCartStore(undefined);
    expect(store.getState().isPersisted).toBe(true);
    store.getState().clear();
    expect(store.getState().isPersisted).toBe(true);
    store.getState().addItem(lamp);
    expect(store.getState().isPersisted).toBe(false);
  });

  test('stays when another tab changes the stored one, and is written with the next change', () => {
    const storage = makeFillingStorage();
    const here = createCartStore(storage);
    const there = createCartStore(storage);
    storage.fill();
    here.getState().addItem(lamp);
    storage.empty();
    there.getState().addItem(pen);
    here.getState().syncFromStorage();
    expect(here.getState().lines).toEqual([{ ...lamp, quantity: 1 }]);
    here.getState().addItem(lamp);
    expect(storage.lines()).toEqual([{ ...lamp, quantity: 2 }]);
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

describe('createCartStore restores a line to its place', () => {
  const notebook = { id: '6', name: 'Leather Notebook', price: 38, image: '/notebook.webp' };
  const openCart = () => {
    const { getState } = createCartStore(makeStorage());
    for (const item of [lamp, pen, notebook]) getState().addItem(item);
    const [lampLine, penLine] = getState().lines;
    if (!lampLine || !penLine) throw new Error('The lines were not added.');
    return { getState, lampLine, penLine };
  };

  test.each([
    ['first, undone first', ['1', '5'], ['1', '5']],
    ['first, undone last', ['1', '5'], ['5', '1']],
    ['last, undone first', ['5', '1'], ['1', '5']],
    ['last, undone last', ['5', '1'], ['5', '1']],
  ])('when it was removed %s', (_, removals, undos) => {
    const { getState, lampLine, penLine } = openCart();
    for (const id of removals) getState().removeItem(id);
    for (const id of undos) getState().restore([id === '1' ? lampLine : penLine]);
    expect(idsOf(getState().lines)).toEqual(['1', '5', '6']);
  });

  test('when another product was added again, at the end, in between', () => {
    const { getState, penLine } = openCart();
    getState().removeItem('1');
    getState().removeItem('5');
    getState().addItem(lamp);
    getState().restore([penLine]);
    expect(idsOf(getState().lines)).toEqual(['5', '6', '1']);
  });

  test('when another tab has stored a cart in between', () => {
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

test('an order leaves what was added after it', () => {
  const store = createCartStore(makeStorage());
  store.getState().addItem(lamp);
  const ordered = store.getState().lines;
  store.getState().addItem(pen);
  expect(store.getState().removeOrdered(ordered).kind).toBe('ordered');
  expect(store.getState().lines).toEqual([{ ...pen, quantity: 1 }]);
});

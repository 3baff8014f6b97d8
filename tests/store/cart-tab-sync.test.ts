import { expect, test } from 'vitest';
import { CART_STORAGE_KEY, parseCart, serializeCart } from '../../src/domain/cart-storage.ts';
import { createCartStore } from '../../src/store/cart-store.ts';
import { startCartTabSync } from '../../src/store/cart-tab-sync.ts';
import { makeCartLine } from '../../stories/fixtures/products.ts';

const line = makeCartLine();

/** Starts the sync, then writes to the storage like another tab, without dispatching an event. */
function openTab() {
  let stored: string | null = null;
  const store = createCartStore({
    getItem: () => stored,
    setItem: (_key, text) => {
      stored = text;
    },
  });
  const window = new EventTarget();
  startCartTabSync(store, window);
  stored = serializeCart([line]);
  return {
    dispatch: (type: string, init: object = {}) => {
      window.dispatchEvent(Object.assign(new Event(type), init));
    },
    lines: () => store.getState().lines,
    clearStorage: () => {
      stored = null;
    },
    storedCart: () => parseCart(stored),
  };
}

test('startCartTabSync reads the cart again when another tab has changed it', () => {
  const { dispatch, lines } = openTab();
  expect(lines()).toEqual([]);
  dispatch('storage', { key: CART_STORAGE_KEY });
  expect(lines()).toEqual([line]);
});

test('startCartTabSync ignores changes of other keys', () => {
  const { dispatch, lines } = openTab();
  dispatch('storage', { key: 'theme' });
  expect(lines()).toEqual([]);
});

test('startCartTabSync empties the cart when another tab has cleared the whole storage', () => {
  const { dispatch, lines, clearStorage, storedCart } = openTab();
  dispatch('storage', { key: CART_STORAGE_KEY });
  clearStorage();
  dispatch('storage', { key: null });
  expect(lines()).toEqual([]);
  expect(storedCart()).toEqual([]);
});

test('startCartTabSync reads the cart again when the page returns from the back/forward cache', () => {
  const { dispatch, lines } = openTab();
  dispatch('pageshow');
  expect(lines()).toEqual([line]);
});

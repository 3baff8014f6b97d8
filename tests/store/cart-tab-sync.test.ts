import { expect, test } from 'vitest';
import { CART_STORAGE_KEY, serializeCart } from '../../src/domain/cart-storage.ts';
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
    dispatch: (type: string, init: object) => {
      window.dispatchEvent(Object.assign(new Event(type), init));
    },
    lines: () => store.getState().lines,
    clearStorage: () => {
      stored = null;
    },
  };
}

test.each([
  ['reads the cart again when another tab has changed it', 'storage', CART_STORAGE_KEY, [line]],
  ['ignores changes of other keys', 'storage', 'theme', []],
  ['reads the cart again in a page from the back/forward cache', 'pageshow', undefined, [line]],
])('startCartTabSync %s', (_, type, key, expected) => {
  const { dispatch, lines } = openTab();
  expect(lines()).toEqual([]);
  dispatch(type, { key });
  expect(lines()).toEqual(expected);
});

test('startCartTabSync empties the cart when another tab has cleared the whole storage', () => {
  const { dispatch, lines, clearStorage } = openTab();
  dispatch('storage', { key: CART_STORAGE_KEY });
  clearStorage();
  dispatch('storage', { key: null });
  expect(lines()).toEqual([]);
});

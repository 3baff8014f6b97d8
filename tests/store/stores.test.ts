import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { CART_STORAGE_KEY, serializeCart } from '../../src/domain/cart-storage.ts';
import {
  createStores,
  hasUnsavedState,
  StoresContext,
  useCart,
  useIsSeller,
  useOrder,
  type Stores,
} from '../../src/store/stores.ts';

const lamp = { id: '1', name: 'Arc Desk Lamp', price: 149, image: '/lamp.webp', quantity: 2 };

afterEach(() => {
  vi.unstubAllGlobals();
});

function Reader() {
  const phase = useOrder((order) => order.phase);
  const count = useCart(({ lines }) => lines.length);
  return `${phase}, ${String(useIsSeller())}, ${count}`;
}

test('createStores persists the cart in localStorage', () => {
  const stored = new Map([[CART_STORAGE_KEY, serializeCart([lamp])]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  const { cart } = createStores();
  expect(cart.getState().lines).toEqual([lamp]);
  cart.getState().clear();
  expect(stored.get(CART_STORAGE_KEY)).toBe('[]');
});

test('a cart from createStores works in memory if access to localStorage throws', () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new Error('blocked');
    },
  });
  try {
    const { cart } = createStores();
    cart.getState().addItem(lamp);
    expect(cart.getState()).toMatchObject({ lines: [{ id: '1' }], isPersisted: false });
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage');
  }
});

test('createStores creates a seller account that is separate from that of other stores', () => {
  createStores(undefined).seller.setState({ isSeller: true });
  expect(createStores(undefined).seller.getState().isSeller).toBe(false);
});

test.each<[what: string, change: (stores: Stores) => void]>([
  ['a cart in memory', ({ cart }) => cart.setState({ isPersisted: false })],
  ['an order in processing', ({ order }) => order.setState({ phase: 'processing' })],
  ['a seller account', ({ seller }) => seller.setState({ isSeller: true })],
  ['typed values', ({ formDrafts }) => formDrafts.values.set('checkout', { city: 'Portland' })],
  ['selected images', ({ formDrafts }) => formDrafts.images.set('/seller/add-product', [])],
])('hasUnsavedState returns true for %s, and false before', (_, change) => {
  const stores = createStores(undefined);
  expect(hasUnsavedState(stores)).toBe(false);
  change(stores);
  expect(hasUnsavedState(stores)).toBe(true);
});

test('the stores are read from StoresContext, and reading them outside of it throws', () => {
  const reader = createElement(Reader);
  const value = createStores(undefined);
  expect(renderToStaticMarkup(createElement(StoresContext, { value }, reader))).toBe(
    'idle, false, 0',
  );
  expect(() => renderToStaticMarkup(reader)).toThrow(
    'The stores are read outside of <StoresContext>.',
  );
});

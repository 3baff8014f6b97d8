import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CART_STORAGE_KEY, serializeCart } from '../../src/domain/cart-storage.ts';
import {
  createStores,
  StoresContext,
  useCart,
  useOrder,
  useIsSeller,
  type Stores,
} from '../../src/store/stores.ts';

const lamp = { id: '1', name: 'Arc Desk Lamp', price: 149, image: '/lamp.webp', quantity: 2 };

afterEach(() => {
  vi.unstubAllGlobals();
});

function renderWith(stores: Stores, useValue: () => ReactNode): string {
  const Reader = () => useValue();
  return renderToStaticMarkup(
    createElement(StoresContext, { value: stores }, createElement(Reader)),
  );
}

function WithoutProvider() {
  return useCart(({ lines }) => lines.length);
}

describe('createStores', () => {
  test('persists the cart in localStorage', () => {
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

  test('creates an unpersisted cart if access to localStorage throws', () => {
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
});

test('createStores creates a seller account that is separate from that of other stores', () => {
  createStores(undefined).seller.setState({ isSeller: true });
  expect(createStores(undefined).seller.getState().isSeller).toBe(false);
});

describe('StoresContext', () => {
  test('StoresContext provides the stores to useOrder, useIsSeller and useCart', () => {
    const stores = createStores(undefined);
    expect(renderWith(stores, () => useOrder(({ phase }) => phase))).toBe('idle');
    expect(renderWith(stores, () => String(useIsSeller()))).toBe('false');
    expect(renderWith(stores, () => useCart(({ lines }) => lines.length))).toBe('0');
  });

  test('useCart throws outside of StoresContext', () => {
    expect(() => renderToStaticMarkup(createElement(WithoutProvider))).toThrow(
      'The stores are read outside of <StoresContext>.',
    );
  });
});

import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CART_STORAGE_KEY, serializeCart } from '../../src/domain/cart-storage.ts';
import {
  createStores,
  StoresProvider,
  useCart,
  useOrder,
  useSeller,
  type Stores,
} from '../../src/store/stores.tsx';
import { useHydrated } from '../../src/store/use-hydrated.ts';

const lamp = { id: '1', name: 'Arc Desk Lamp', price: 149, image: '/lamp.webp', quantity: 2 };

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What a component says that reads from the stores. */
function readFrom(stores: Stores, useReading: () => ReactNode): string {
  const Reader = () => useReading();
  return renderToStaticMarkup(StoresProvider({ stores, children: createElement(Reader) }));
}

function Stray() {
  return useCart(({ lines }) => lines.length);
}

describe('fresh stores', () => {
  test("keep the cart in this browser's storage", () => {
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

  test('keep it in memory where the storage cannot even be named', () => {
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

  test('have no order and no seller', () => {
    const { order, seller } = createStores(undefined);
    expect(order.getState().phase).toBe('idle');
    expect(seller.getState().isSeller).toBe(false);
  });
});

describe('a component', () => {
  test('reads what it selects', () => {
    const stores = createStores(undefined);
    expect(readFrom(stores, () => useOrder(({ phase }) => phase))).toBe('idle');
    expect(readFrom(stores, () => String(useSeller(({ isSeller }) => isSeller)))).toBe('false');
    expect(readFrom(stores, () => useCart(({ lines }) => lines.length))).toBe('0');
  });

  test('is not hydrated while it is prerendered', () => {
    expect(readFrom(createStores(undefined), () => String(useHydrated()))).toBe('false');
  });

  test('outside of the provider is a mistake, and hears so', () => {
    expect(() => renderToStaticMarkup(createElement(Stray))).toThrow(
      'The stores are read outside of <StoresProvider>.',
    );
  });
});

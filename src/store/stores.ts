import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createCartStore, type CartState, type CartStorage } from './cart-store.ts';
import type { SelectedImage } from '../domain/seller-product.ts';
import { createOrderStore, type OrderState } from './order-store.ts';

/** Values of a form by field name. */
export type FormValues = Readonly<Record<string, string>>;

/** All stores of the shop. */
export interface Stores {
  readonly cart: StoreApi<CartState>;
  readonly order: StoreApi<OrderState>;
  /** The seller account, in memory: a reload resets it (Rules: Seller area). */
  readonly seller: StoreApi<{ readonly isSeller: boolean }>;
  /**
   * Unsaved values and images of each form, in memory. Cancel discards them, and so does a submit, except in forms that
   * stay filled.
   */
  readonly formDrafts: {
    readonly values: Map<string, FormValues>;
    readonly images: Map<string, readonly SelectedImage[]>;
  };
}

/** Creates the stores. The cart is persisted in `localStorage` by default, if the browser allows it. */
export function createStores(cartStorage: CartStorage | undefined = browserStorage()): Stores {
  const cart = createCartStore(cartStorage);
  const order = createOrderStore();
  cart.subscribe(({ lines }) => {
    order.getState().trackCart(lines);
  });
  const seller = createStore(() => ({ isSeller: false }));
  return { cart, order, seller, formDrafts: { values: new Map(), images: new Map() } };
}

/** Whether a reload would lose what the shopper has done. */
export function hasUnsavedState({ cart, order, seller, formDrafts }: Stores): boolean {
  return (
    !cart.getState().isPersisted ||
    order.getState().phase !== 'idle' ||
    seller.getState().isSeller ||
    formDrafts.values.size + formDrafts.images.size > 0
  );
}

export const StoresContext = createContext<Stores | null>(null);

export function useCart<T>(select: (state: CartState) => T): T {
  return useStore(useStores().cart, select);
}

export function useOrder<T>(select: (state: OrderState) => T): T {
  return useStore(useStores().order, select);
}

export function useIsSeller(): boolean {
  return useStore(useStores().seller, ({ isSeller }) => isSeller);
}

/** The stores themselves, for actions: reading them does not subscribe the component. */
export function useStores(): Stores {
  const stores = use(StoresContext);
  if (!stores) throw new Error('The stores are read outside of <StoresContext>.');
  return stores;
}

/** `undefined` where reading `localStorage` throws, because it is blocked, and where there is none. */
function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

import { createContext, use, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { createCartStore, type CartState, type CartStorage, type CartStore } from './cart-store.ts';
import { createOrderStore, type OrderState, type OrderStore } from './order-store.ts';
import { createSellerStore, type SellerState, type SellerStore } from './seller-store.ts';
import { useOnceLive } from './use-once-live.ts';

/** The stores that one running shop has. */
export interface Stores {
  readonly cart: CartStore;
  readonly order: OrderStore;
  readonly seller: SellerStore;
}

/** Fresh stores, with the cart kept in this browser where the browser allows it. */
export function createStores(cartStorage: CartStorage | undefined = browserStorage()): Stores {
  return {
    cart: createCartStore(cartStorage),
    order: createOrderStore(),
    seller: createSellerStore(),
  };
}

const StoresContext = createContext<Stores | null>(null);

/** Hands the stores to everything below it. */
export function StoresProvider({ stores, children }: { stores: Stores; children: ReactNode }) {
  return <StoresContext value={stores}>{children}</StoresContext>;
}

/** The cart store itself, for its actions, which never change. */
export function useCartStore(): CartStore {
  return useStores().cart;
}

/** Reads from the cart and follows its changes. */
export function useCart<T>(select: (state: CartState) => T): T {
  return useStore(useStores().cart, select);
}

/**
 * Whether the shopper's cart is known. At build time it is not, nor while the browser takes over a
 * page that was built: the cart then reads as empty and nothing may be concluded from that.
 */
export function useIsCartKnown(): boolean {
  return useOnceLive(
    () => true,
    () => false,
  );
}

/** Reads from the order and follows its changes. */
export function useOrder<T>(select: (state: OrderState) => T): T {
  return useStore(useStores().order, select);
}

/** Reads from the seller account and follows its changes. */
export function useSeller<T>(select: (state: SellerState) => T): T {
  return useStore(useStores().seller, select);
}

function useStores(): Stores {
  const stores = use(StoresContext);
  if (!stores) throw new Error('The stores are read outside of <StoresProvider>.');
  return stores;
}

/** Merely naming `localStorage` throws where it is blocked, and there is none outside a browser. */
function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Cart } from '../domain/cart.ts';
import { CHECKOUT_DELAY_MS } from '../domain/commerce-rules.ts';

/** How far an order has come: none, on its way, placed but not yet acknowledged. */
type OrderPhase = 'idle' | 'processing' | 'placed';

export interface OrderState {
  readonly phase: OrderPhase;
  /** The lines of the order on its way or just placed; empty when there is none. */
  readonly ordered: Cart;
  /**
   * Sends an order: after {@link CHECKOUT_DELAY_MS} it is placed, whichever page the shopper is on
   * by then. While one is on its way, sending another does nothing.
   */
  placeOrder: (lines: Cart) => void;
  /** Ends a placed order, once the cart and the shopper have been told. */
  acknowledge: () => void;
}

export type OrderStore = StoreApi<OrderState>;

/** The simulated order (spec, section 4). It lives in memory: a closed or reloaded tab placed nothing. */
export function createOrderStore(): OrderStore {
  return createStore<OrderState>()((set, get) => ({
    phase: 'idle',
    ordered: [],
    placeOrder: (lines) => {
      if (get().phase !== 'idle') return;
      set({ phase: 'processing', ordered: lines });
      setTimeout(() => {
        set({ phase: 'placed' });
      }, CHECKOUT_DELAY_MS);
    },
    acknowledge: () => {
      set({ phase: 'idle', ordered: [] });
    },
  }));
}

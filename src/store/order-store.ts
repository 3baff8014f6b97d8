import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Cart } from '../domain/cart.ts';
import type { CheckoutDetails } from '../domain/checkout.ts';
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
  /** Ends a placed order, once the cart is without its lines and the checkout is left. */
  acknowledge: () => void;
  /** Contact and shipping as they were last typed, for the next checkout of this visit. */
  readonly details: CheckoutDetails;
  saveDetails: (details: CheckoutDetails) => void;
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
    details: {},
    saveDetails: (details) => {
      set({ details });
    },
  }));
}

import { createStore } from 'zustand/vanilla';
import { findRemainingUnits, type Cart } from '../domain/cart.ts';
import { CHECKOUT_DELAY_MS } from '../domain/commerce-constants.ts';

export interface OrderState {
  /**
   * `processed`: the delay is over; the units are still in the cart. `completed`: they leave the cart, then the toast is
   * shown; the checkout still shows the order.
   */
  readonly phase: 'idle' | 'processing' | 'processed' | 'completed';
  /** The lines of the order; empty while `idle`. */
  readonly ordered: Cart;
  /**
   * Places an order. It is processed for {@link CHECKOUT_DELAY_MS}, even if the checkout is left. Does nothing unless
   * `idle`, so repeated clicks place one order.
   */
  placeOrder: (lines: Cart) => void;
  /** Cancels an order in processing. */
  cancel: () => void;
  /** The ordered units that have stayed in the cart since the order; frozen when the delay ends. */
  readonly remainingUnits: Cart;
  /** Updates {@link remainingUnits} after a change of the cart. Does nothing unless `processing`. */
  trackCart: (lines: Cart) => void;
  /** Called right before the ordered units are removed from the cart. */
  complete: () => void;
  /** Returns to `idle`. Called after the order is completed and the checkout page is left. */
  reset: () => void;
}

/** The simulated order, in memory: closing or reloading the tab cancels it (Rules: Checkout). */
export function createOrderStore() {
  const noOrder = { phase: 'idle', ordered: [], remainingUnits: [] } as const;
  let timer: ReturnType<typeof setTimeout>;
  return createStore<OrderState>()((set, get) => ({
    ...noOrder,
    placeOrder: (lines) => {
      if (get().phase !== 'idle') return;
      set({ phase: 'processing', ordered: lines, remainingUnits: lines });
      timer = setTimeout(() => {
        set({ phase: 'processed' });
      }, CHECKOUT_DELAY_MS);
    },
    cancel: () => {
      if (get().phase !== 'processing') return;
      clearTimeout(timer);
      set(noOrder);
    },
    trackCart: (lines) => {
      if (get().phase !== 'processing') return;
      set({ remainingUnits: findRemainingUnits(get().remainingUnits, lines) });
    },
    complete: () => {
      set({ phase: 'completed' });
    },
    reset: () => {
      set(noOrder);
    },
  }));
}

import { useMemo } from 'react';
import { findProduct } from '../../../catalogue/catalogue.ts';
import type { CartOutcome } from '../../../domain/cart.ts';
import { toCartItem } from '../../../domain/product.ts';
import { useCartStore } from '../../../store/stores.tsx';
import { tellOutcome } from './tell-outcome.ts';

/** What a shopper can do to the cart. Each says in a toast what it did (spec, section 4). */
export interface CartActions {
  /** Adds a product of the catalogue. */
  add: (id: string, quantity?: number) => void;
  setQuantity: (id: string, quantity: number) => void;
  remove: (id: string) => void;
  clear: () => void;
}

export function useCartActions(): CartActions {
  const cart = useCartStore();

  return useMemo(() => {
    const { addItem, updateQuantity, removeItem, clear, restore } = cart.getState();
    const tell = (outcome: CartOutcome) => {
      tellOutcome(outcome, restore);
    };
    return {
      add: (id, quantity) => {
        const product = findProduct(id);
        if (product) tell(addItem(toCartItem(product), quantity));
      },
      setQuantity: (id, quantity) => {
        tell(updateQuantity(id, quantity));
      },
      remove: (id) => {
        tell(removeItem(id));
      },
      clear: () => {
        tell(clear());
      },
    };
  }, [cart]);
}

import { useMemo } from 'react';
import { findProduct } from '../../../catalogue/catalogue.ts';
import type { CartOutcome } from '../../../domain/cart.ts';
import { toCartItem } from '../../../domain/product.ts';
import { useStores } from '../../../store/stores.tsx';
import { toastCartOutcome } from './toast-cart-outcome.ts';

/** What a shopper can do to the cart. Each shows a toast of what it did. */
export function useCartActions() {
  const { cart } = useStores();

  return useMemo(() => {
    const { addItem, updateQuantity, removeItem, clear, restore } = cart.getState();
    const tell = (outcome: CartOutcome) => {
      toastCartOutcome(outcome, restore);
    };
    return {
      add: (id: string, quantity?: number) => {
        const product = findProduct(id);
        if (product) tell(addItem(toCartItem(product), quantity));
      },
      setQuantity: (id: string, quantity: number) => {
        tell(updateQuantity(id, quantity));
      },
      remove: (id: string) => {
        tell(removeItem(id));
      },
      clear: () => {
        tell(clear());
      },
    };
  }, [cart]);
}

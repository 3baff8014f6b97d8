import { useMemo } from 'react';
import { findProduct } from '../../../catalogue/catalogue.ts';
import type { CartOutcome } from '../../../domain/cart.ts';
import { toCartItem } from '../../../domain/product.ts';
import { useStores } from '../../../store/stores.tsx';
import { toastCartOutcome } from './toast-cart-outcome.ts';

/** Returns the actions on the cart. Each shows a toast of its outcome. */
export function useCartActions() {
  const { cart } = useStores();

  return useMemo(() => {
    const { addItem, updateQuantity, removeItem, clear, restore } = cart.getState();
    const toast = (outcome: CartOutcome) => {
      toastCartOutcome(outcome, restore);
    };
    return {
      add: (id: string, quantity?: number) => {
        const product = findProduct(id);
        if (product) toast(addItem(toCartItem(product), quantity));
      },
      setQuantity: (id: string, quantity: number) => {
        toast(updateQuantity(id, quantity));
      },
      remove: (id: string) => {
        toast(removeItem(id));
      },
      clear: () => {
        toast(clear());
      },
    };
  }, [cart]);
}

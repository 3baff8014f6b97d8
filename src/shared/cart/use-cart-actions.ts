import { useMemo } from 'react';
import { announce } from '../../design-system/announce.ts';
import type { Cart, CartOutcome } from '../../domain/cart.ts';
import { pluralize } from '../../domain/pluralize.ts';
import { toCartItem, type Product } from '../../domain/product.ts';
import { paths } from '../../paths.ts';
import { useCart, useStores } from '../../store/stores.ts';
import { updateWithFade } from '../navigation/update-with-fade.ts';
import { notify } from '../toasts/notify.tsx';
import { findPhotographsOfLines } from './cart-line-image.ts';

/** Returns the actions on the cart. Each shows the toast of its outcome, if any. */
export function useCartActions() {
  const { cart } = useStores();

  return useMemo(() => {
    const { addItem, setQuantity, removeItem, clear, restore } = cart.getState();
    const withToast =
      <Args extends unknown[]>(action: (...args: Args) => CartOutcome) =>
      (...args: Args) => {
        reportCartOutcome(action(...args), restore);
      };
    const add = (product: Product, quantity?: number) => addItem(toCartItem(product), quantity);
    const change = (id: string, quantity: number, action: () => CartOutcome) => {
      // The page of the empty cart replaces that of the last line.
      const isLast = quantity < 1 && cart.getState().lines.every((line) => line.id === id);
      updateWithFade(withToast(action), isLast);
    };
    return {
      add: withToast(add),
      setQuantity: (id: string, quantity: number) => {
        change(id, quantity, () => setQuantity(id, quantity));
      },
      remove: (id: string) => {
        change(id, 0, () => removeItem(id));
      },
      clear: () => {
        updateWithFade(withToast(clear));
      },
    };
  }, [cart]);
}

/** Returns the props with which product cards add to the cart, and the ids of the products in it. */
export function useAddToCart() {
  const lines = useCart((cart) => cart.lines);
  const { add } = useCartActions();
  return { cartProductIds: new Set(lines.map(({ id }) => id)), onAdd: add };
}

const viewCart = { href: paths.cart.href(), label: 'View' };

/** Shows the toast of an outcome, with Undo for a removal (Rules: Toasts), and announces restored lines. */
export function reportCartOutcome(
  outcome: CartOutcome,
  restore: (removed: Cart) => CartOutcome,
): void {
  const undoOf = (removed: Cart) => () => {
    reportCartOutcome(restore(removed), restore);
  };
  switch (outcome.kind) {
    case 'added':
    case 'increased':
    case 'removed': {
      const { kind, line } = outcome;
      const titles = {
        added: `Added ${line.name} to cart`,
        increased: `Updated quantity for ${line.name}`,
        removed: `Removed ${line.name} from cart`,
      };
      const action = kind === 'removed' ? { onUndo: undoOf([line]) } : { link: viewCart };
      void notify({ title: titles[kind], photographs: findPhotographsOfLines([line]), ...action });
      break;
    }
    case 'cleared':
      void notify({ title: 'Cart cleared', onUndo: undoOf(outcome.lines) });
      break;
    case 'restored': {
      const [line, ...others] = outcome.lines;
      const what =
        line && others.length === 0 ? line.name : pluralize(outcome.lines.length, 'item');
      announce(`Restored ${what} to the cart`);
      break;
    }
    case 'quantity-set':
    case 'ordered':
    case 'unchanged':
      break;
    default:
      outcome satisfies never;
  }
}

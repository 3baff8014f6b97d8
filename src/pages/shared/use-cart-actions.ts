import { useMemo } from 'react';
import { findProduct } from '../../catalogue/catalogue.ts';
import type { CartLine, CartOutcome, RemovedLine } from '../../domain/cart.ts';
import { useCart } from '../../store/stores.tsx';
import { findLinePicture } from './line-picture.ts';
import { notify } from './notify.tsx';

/** What a shopper can do to the cart. Each says in a toast what it did (spec, section 4). */
export interface CartActions {
  /** Adds a product of the catalogue. */
  add: (id: string, quantity?: number) => void;
  setQuantity: (id: string, quantity: number) => void;
  remove: (id: string) => void;
  clear: () => void;
}

export function useCartActions(): CartActions {
  const addItem = useCart((cart) => cart.addItem);
  const updateQuantity = useCart((cart) => cart.updateQuantity);
  const removeItem = useCart((cart) => cart.removeItem);
  const clear = useCart((cart) => cart.clear);
  const restore = useCart((cart) => cart.restore);

  return useMemo(() => {
    const tell = (outcome: CartOutcome) => {
      tellOutcome(outcome, restore);
    };
    return {
      add: (id, quantity) => {
        const product = findProduct(id);
        if (!product) return;
        const { name, price, images } = product;
        tell(addItem({ id, name, price, image: images[0] }, quantity));
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
  }, [addItem, updateQuantity, removeItem, clear, restore]);
}

function tellOutcome(
  outcome: CartOutcome,
  restore: (removed: readonly RemovedLine[]) => CartOutcome,
): void {
  switch (outcome.kind) {
    case 'added':
      return tellOfLine(outcome.line, `Added ${outcome.line.name} to cart`);
    case 'increased':
      return tellOfLine(outcome.line, `Updated quantity for ${outcome.line.name}`);
    case 'removed': {
      const { removed } = outcome;
      return tellOfLine(removed.line, `Removed ${removed.line.name} from cart`, () => {
        restore([removed]);
      });
    }
    case 'cleared': {
      const { removed } = outcome;
      void notify({
        title: 'Cart cleared',
        onUndo: () => {
          restore(removed);
        },
      });
      return undefined;
    }
    case 'quantity-set':
    case 'restored':
    case 'ordered':
    case 'unchanged':
      return undefined;
    default:
      return outcome satisfies never;
  }
}

function tellOfLine(line: CartLine, title: string, onUndo?: () => void): void {
  void notify({ title, photograph: findLinePicture(line).photograph, onUndo });
}

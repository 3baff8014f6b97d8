import type { Cart, CartLine, CartOutcome } from '../../../domain/cart.ts';
import { announce } from '../../../design-system/announce.ts';
import { pluralize } from '../../../domain/pluralize.ts';
import { paths } from '../../../paths.ts';
import { findPhotographsOfLines } from './cart-line-image.ts';
import { notify, type Notice } from '../toasts/notify.tsx';

/** Shows a toast for a change of the cart, with Undo for a removal, by `restore` (Rules: Toasts). */
export function toastCartOutcome(
  outcome: CartOutcome,
  restore: (removed: Cart) => CartOutcome,
): void {
  switch (outcome.kind) {
    case 'added':
      return toastLine(outcome.line, `Added ${outcome.line.name} to cart`, { link: viewCart });
    case 'increased':
      return toastLine(outcome.line, `Updated quantity for ${outcome.line.name}`, {
        link: viewCart,
      });
    case 'removed': {
      const { line } = outcome;
      return toastLine(line, `Removed ${line.name} from cart`, {
        onUndo: () => {
          toastCartOutcome(restore([line]), restore);
        },
      });
    }
    case 'cleared': {
      const { lines } = outcome;
      void notify({
        title: 'Cart cleared',
        onUndo: () => {
          toastCartOutcome(restore(lines), restore);
        },
      });
      return undefined;
    }
    case 'restored': {
      const [line, ...others] = outcome.lines;
      const what =
        line && others.length === 0 ? line.name : pluralize(outcome.lines.length, 'item');
      announce(`Restored ${what} to the cart`);
      return undefined;
    }
    case 'quantity-set':
    case 'ordered':
    case 'unchanged':
      return undefined;
    default:
      return outcome satisfies never;
  }
}

const viewCart = { href: paths.cart.href(), label: 'View' };

function toastLine(line: CartLine, title: string, action: Pick<Notice, 'link' | 'onUndo'>): void {
  void notify({ title, photographs: findPhotographsOfLines([line]), ...action });
}

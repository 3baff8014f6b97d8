import type { CartLine, CartOutcome, RemovedLine } from '../../../domain/cart.ts';
import { findLinePicture } from './line-picture.ts';
import { notify } from '../toasts/notify.ts';

/**
 * Says in a toast what happened to the cart, where the spec wants a word (section 4). `restore` puts
 * removed lines back.
 */
export function tellOutcome(
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

import type { Cart, CartLine, CartOutcome } from '../../../domain/cart.ts';
import { announce } from '../../../design-system/announce.ts';
import { pluralize } from '../../../domain/pluralize.ts';
import { findLinePicture } from './line-picture.ts';
import { notify } from '../toasts/notify.ts';

/**
 * Says in a toast what happened to the cart, where the spec wants a word (section 4). `restore` puts
 * removed lines back.
 */
export function tellOutcome(outcome: CartOutcome, restore: (removed: Cart) => CartOutcome): void {
  switch (outcome.kind) {
    case 'added':
      return tellOfLine(outcome.line, `Added ${outcome.line.name} to cart`);
    case 'increased':
      return tellOfLine(outcome.line, `Updated quantity for ${outcome.line.name}`);
    case 'removed': {
      const { line } = outcome;
      return tellOfLine(line, `Removed ${line.name} from cart`, () => {
        tellOutcome(restore([line]), restore);
      });
    }
    case 'cleared': {
      const { lines } = outcome;
      void notify({
        title: 'Cart cleared',
        onUndo: () => {
          tellOutcome(restore(lines), restore);
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

function tellOfLine(line: CartLine, title: string, onUndo?: () => void): void {
  void notify({ title, photograph: findLinePicture(line).photograph, onUndo });
}

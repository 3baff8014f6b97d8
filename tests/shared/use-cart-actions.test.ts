import { expect, test, vi } from 'vitest';
import { reportCartOutcome } from '../../src/shared/cart/use-cart-actions.ts';
import { notify } from '../../src/shared/toasts/notify.tsx';
import { lineOf, productOf } from '../support/product-roles.ts';

vi.mock(import('../../src/shared/toasts/notify.tsx'), () => ({ notify: vi.fn<typeof notify>() }));

const { name, photographs } = productOf('cheap');

test.each([
  ['added', `Added ${name} to cart`],
  ['increased', `Updated quantity for ${name}`],
] as const)(
  'reportCartOutcome shows for "%s" the toast "%s" with a link to the cart',
  (kind, title) => {
    reportCartOutcome({ kind, line: lineOf('cheap') }, () => ({ kind: 'unchanged' }));
    expect(notify).toHaveBeenLastCalledWith({
      title,
      photographs: [photographs[0]],
      link: { href: '/cart', label: 'View' },
    });
  },
);

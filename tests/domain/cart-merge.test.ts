import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findLine, MAX_QUANTITY, type Cart } from '../../src/domain/cart.ts';
import { holdTheSame, mergeCarts } from '../../src/domain/cart-merge.ts';
import { anyCart } from './arbitraries.ts';

/** A cart with a quantity of each id. */
function cartOf(quantities: Record<string, number>): Cart {
  return Object.entries(quantities).map(([id, quantity]) => ({
    id,
    name: `Product ${id}`,
    price: 1,
    image: '/a',
    quantity,
  }));
}

/** How many of each line a cart holds, whatever their order. */
function countLines(cart: Cart) {
  return new Map(cart.map(({ id, quantity }) => [id, quantity]));
}

describe('two carts that grew out of one', () => {
  test.each([
    ['both additions', {}, { a: 1 }, { b: 1 }, { b: 1, a: 1 }],
    ['an addition and a removal', { a: 1 }, { a: 1, b: 1 }, {}, { b: 1 }],
    ['a removal and an addition', { a: 1 }, {}, { a: 1, b: 1 }, { b: 1 }],
    ['a removal on both sides', { a: 1, b: 1 }, { b: 1 }, { a: 1 }, {}],
    ['the same removal', { a: 1, b: 1 }, { b: 1 }, { b: 1 }, { b: 1 }],
    ['quantities of two lines', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 3 }, { a: 2, b: 3 }],
    ['both changes of one line', { a: 1 }, { a: 5 }, { a: 2 }, { a: 6 }],
    ['both additions of one line', {}, { a: 1 }, { a: 1 }, { a: 2 }],
    ['more and less of one line', { a: 3 }, { a: 4 }, { a: 2 }, { a: 3 }],
    ['what one wants more of a line that the other takes out', { a: 1 }, { a: 2 }, {}, { a: 1 }],
    ['what the other wants more of a line that is taken out', { a: 1 }, {}, { a: 3 }, { a: 2 }],
    ['less of a line that the other takes out', { a: 3 }, { a: 2 }, {}, {}],
  ])('keep %s', (_, base, mine, theirs, merged) => {
    expect(mergeCarts(cartOf(base), cartOf(mine), cartOf(theirs))).toEqual(cartOf(merged));
  });

  test('are theirs, as they are, where nothing has changed here', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (base, theirs) => {
        expect(mergeCarts(base, base, theirs)).toEqual(theirs);
      }),
    );
  });

  test('are mine where nothing has changed there', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (base, mine) => {
        const merged = mergeCarts(base, mine, base);
        expect(merged).toHaveLength(mine.length);
        for (const { id, quantity } of mine) {
          expect(findLine(merged, id)?.quantity).toBe(quantity);
        }
      }),
    );
  });

  test('come out the same either way round, but for the order', () => {
    fc.assert(
      fc.property(anyCart, anyCart, anyCart, (base, mine, theirs) => {
        expect(countLines(mergeCarts(base, mine, theirs))).toEqual(
          countLines(mergeCarts(base, theirs, mine)),
        );
      }),
    );
  });

  test('hold no more of a line than a line can hold', () => {
    const most = cartOf({ a: MAX_QUANTITY });
    expect(mergeCarts(cartOf({ a: 1 }), most, most)).toEqual(most);
  });
});

describe('two carts', () => {
  test.each([
    ['in another order', { a: 1, b: 2 }, { b: 2, a: 1 }, true],
    ['of nothing', {}, {}, true],
    ['with other quantities', { a: 1 }, { a: 2 }, false],
    ['with other lines', { a: 1 }, { b: 1 }, false],
    ['of which one holds more', { a: 1 }, { a: 1, b: 1 }, false],
    ['of which the other holds more', { a: 1, b: 1 }, { a: 1 }, false],
  ])('%s', (_, cart, other, isSame) => {
    expect(holdTheSame(cartOf(cart), cartOf(other))).toBe(isSame);
  });
});

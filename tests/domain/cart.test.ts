import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addItem,
  clearCart,
  findLine,
  MAX_QUANTITY,
  removeItem,
  removeOrdered,
  restoreLines,
  toQuantity,
  updateQuantity,
  type Cart,
  type CartTransition,
} from '../../src/domain/cart.ts';
import { anyCart, anyId, anyItem } from './arbitraries.ts';

const lamp = { id: '1', name: 'Arc Desk Lamp', price: 149, image: '/lamp.webp' };
const pen = { id: '5', name: 'Brass Rollerball Pen', price: 48, image: '/pen.webp' };
const oneLamp: Cart = [{ ...lamp, quantity: 1 }];
const lampAndPen: Cart = [
  { ...lamp, quantity: 1 },
  { ...pen, quantity: 3 },
];

describe('adding', () => {
  test('a new product makes a line at the end', () => {
    const { cart, outcome } = addItem(oneLamp, pen, 2);
    expect(cart).toEqual([...oneLamp, { ...pen, quantity: 2 }]);
    expect(outcome).toEqual({ kind: 'added', line: { ...pen, quantity: 2 } });
  });

  test('a product that is there gets the quantity on top and keeps its place', () => {
    const { cart, outcome } = addItem(lampAndPen, lamp, 4);
    expect(cart).toEqual([{ ...lamp, quantity: 5 }, lampAndPen[1]]);
    expect(outcome).toEqual({ kind: 'increased', line: { ...lamp, quantity: 5 } });
  });

  test('adds one piece unless told otherwise', () => {
    expect(addItem([], pen).cart).toEqual([{ ...pen, quantity: 1 }]);
  });

  test('a line keeps the name and price it was added with', () => {
    const { cart } = addItem(oneLamp, { ...lamp, name: 'Renamed', price: 1 });
    expect(cart).toEqual([{ ...lamp, quantity: 2 }]);
  });

  test('stores the fields of a line and nothing else', () => {
    const item = { ...pen, description: 'Turned from solid brass' };
    expect(addItem([], item).cart).toEqual([{ ...pen, quantity: 1 }]);
  });
});

describe('removing', () => {
  test('takes the line out and tells where it was', () => {
    const { cart, outcome } = removeItem(lampAndPen, '5');
    expect(cart).toEqual(oneLamp);
    expect(outcome).toEqual({ kind: 'removed', line: lampAndPen[1] });
  });

  test('an unknown id changes nothing', () => {
    expect(removeItem(oneLamp, 'constructor')).toEqual({
      cart: oneLamp,
      outcome: { kind: 'unchanged' },
    });
  });
});

describe('setting a quantity', () => {
  test('replaces the quantity', () => {
    const { cart, outcome } = updateQuantity(lampAndPen, '5', 7);
    expect(cart).toEqual([lampAndPen[0], { ...pen, quantity: 7 }]);
    expect(outcome).toEqual({ kind: 'quantity-set', line: { ...pen, quantity: 7 } });
  });

  test('keeps a last piece', () => {
    const { cart } = updateQuantity(lampAndPen, '5', 1);
    expect(cart).toEqual([lampAndPen[0], { ...pen, quantity: 1 }]);
  });

  test.each([0, -1, 0.5])('%d removes the line', (quantity) => {
    const { cart, outcome } = updateQuantity(lampAndPen, '5', quantity);
    expect(cart).toEqual(oneLamp);
    expect(outcome.kind).toBe('removed');
  });

  test('an unknown id changes nothing', () => {
    expect(updateQuantity(oneLamp, '2', 3).outcome.kind).toBe('unchanged');
  });
});

describe('clearing', () => {
  test('empties the cart and tells what was in it', () => {
    const { cart, outcome } = clearCart(lampAndPen);
    expect(cart).toEqual([]);
    expect(outcome).toEqual({
      kind: 'cleared',
      lines: lampAndPen,
    });
  });

  test('an empty cart has nothing to clear', () => {
    expect(clearCart([]).outcome.kind).toBe('unchanged');
  });
});

describe('restoring', () => {
  test('brings a cleared cart back as it was', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(restoreLines([], cart, idsOf(cart)).cart).toEqual(cart);
      }),
    );
  });

  test('does so in whatever order the lines are told of', () => {
    const removed = lampAndPen.toReversed();
    expect(restoreLines([], removed, idsOf(lampAndPen))).toEqual({
      cart: lampAndPen,
      outcome: { kind: 'restored', lines: removed },
    });
  });

  test('brings a removed line back to its place', () => {
    fc.assert(
      fc.property(anyCart, anyId, (cart, id) => {
        const transition = removeItem(cart, id);
        expect(restoreLines(transition.cart, removedBy(transition), idsOf(cart)).cart).toEqual(
          cart,
        );
      }),
    );
  });

  test('leaves a product alone that was added again meanwhile', () => {
    expect(restoreLines(oneLamp, [{ ...lamp, quantity: 9 }], ['1'])).toEqual({
      cart: oneLamp,
      outcome: { kind: 'unchanged' },
    });
  });
});

describe('an order', () => {
  test('takes what was ordered and leaves what came after', () => {
    const cart: Cart = [
      { ...lamp, quantity: 3 },
      { ...pen, quantity: 2 },
    ];
    expect(removeOrdered(cart, oneLamp).cart).toEqual([
      { ...lamp, quantity: 2 },
      { ...pen, quantity: 2 },
    ]);
  });

  test('leaves a line that it did not hold the same line', () => {
    expect(removeOrdered(lampAndPen, oneLamp).cart[0]).toBe(lampAndPen[1]);
  });

  test('leaves an empty cart when nothing came after', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(removeOrdered(cart, cart)).toEqual({ cart: [], outcome: { kind: 'ordered' } });
      }),
    );
  });
});

describe('quantities', () => {
  test.each([
    [1, 1],
    [0, 1],
    [-5, 1],
    [2.9, 2],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, MAX_QUANTITY],
    [1e21, MAX_QUANTITY],
    [Number.NEGATIVE_INFINITY, 1],
  ])('%d becomes %i', (asked, held) => {
    expect(toQuantity(asked)).toBe(held);
  });
});

test('whatever is done, ids stay unique and quantities whole and at least 1', () => {
  const anyQuantity = fc.oneof(fc.integer(), fc.double());
  const anyAction = fc.oneof(
    fc.tuple(anyItem, anyQuantity).map(
      ([item, quantity]) =>
        (cart: Cart) =>
          addItem(cart, item, quantity),
    ),
    fc.tuple(anyId, anyQuantity).map(
      ([id, quantity]) =>
        (cart: Cart) =>
          updateQuantity(cart, id, quantity),
    ),
    anyId.map((id) => (cart: Cart) => removeItem(cart, id)),
    fc.constant(clearCart),
    anyCart.map((ordered) => (cart: Cart) => removeOrdered(cart, ordered)),
    fc.constant('undo' as const),
  );
  fc.assert(
    fc.property(anyCart, fc.array(anyAction, { maxLength: 30 }), (start, actions) => {
      let cart = start;
      let undoable: Cart = [];
      for (const action of actions) {
        const transition =
          action === 'undo' ? restoreLines(cart, undoable, idsOf(start)) : action(cart);
        const removed = removedBy(transition);
        if (removed.length > 0) undoable = removed;
        cart = transition.cart;
        expectWholeCart(cart);
      }
    }),
  );
});

test('a transition leaves the cart it was given as it was', () => {
  fc.assert(
    fc.property(anyCart, anyItem, (cart, item) => {
      const before = structuredClone(cart);
      addItem(cart, item, 2);
      updateQuantity(cart, item.id, 3);
      removeItem(cart, item.id);
      removeOrdered(cart, cart);
      clearCart(cart);
      expect(cart).toEqual(before);
    }),
  );
});

test('a line is found by its id alone', () => {
  expect(findLine(lampAndPen, '5')).toBe(lampAndPen[1]);
  expect(findLine(lampAndPen, 'toString')).toBeUndefined();
});

const idsOf = (cart: Cart) => cart.map(({ id }) => id);

function removedBy({ outcome }: CartTransition): Cart {
  if (outcome.kind === 'removed') return [outcome.line];
  return outcome.kind === 'cleared' ? outcome.lines : [];
}

function expectWholeCart(cart: Cart) {
  expect(new Set(cart.map(({ id }) => id)).size).toBe(cart.length);
  for (const { quantity } of cart) {
    expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY).toBe(true);
  }
}

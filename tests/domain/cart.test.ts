import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addItem,
  clearCart,
  findOrderedUnits,
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

describe('addItem', () => {
  test('appends a line for a new product', () => {
    const { cart, outcome } = addItem(oneLamp, pen, 2);
    expect(cart).toEqual([...oneLamp, { ...pen, quantity: 2 }]);
    expect(outcome).toEqual({ kind: 'added', line: { ...pen, quantity: 2 } });
  });

  test('increases the quantity of an existing line in place', () => {
    const { cart, outcome } = addItem(lampAndPen, lamp, 4);
    expect(cart).toEqual([{ ...lamp, quantity: 5 }, lampAndPen[1]]);
    expect(outcome).toEqual({ kind: 'increased', line: { ...lamp, quantity: 5 } });
  });

  test('adds one unit by default', () => {
    expect(addItem([], pen).cart).toEqual([{ ...pen, quantity: 1 }]);
  });

  test('preserves the name and price of an existing line', () => {
    const { cart } = addItem(oneLamp, { ...lamp, name: 'Renamed', price: 1 });
    expect(cart).toEqual([{ ...lamp, quantity: 2 }]);
  });

  test('copies only the fields of a cart line', () => {
    const item = { ...pen, description: 'Turned from solid brass' };
    expect(addItem([], item).cart).toEqual([{ ...pen, quantity: 1 }]);
  });
});

describe('removeItem', () => {
  test('removes the line and returns it in the outcome', () => {
    const { cart, outcome } = removeItem(lampAndPen, '5');
    expect(cart).toEqual(oneLamp);
    expect(outcome).toEqual({ kind: 'removed', line: lampAndPen[1] });
  });

  test('changes nothing for an unknown id', () => {
    expect(removeItem(oneLamp, 'constructor')).toEqual({
      cart: oneLamp,
      outcome: { kind: 'unchanged' },
    });
  });
});

describe('updateQuantity', () => {
  test.each([7, 1])('replaces the quantity by %d', (quantity) => {
    const { cart, outcome } = updateQuantity(lampAndPen, '5', quantity);
    expect(cart).toEqual([lampAndPen[0], { ...pen, quantity }]);
    expect(outcome).toEqual({ kind: 'quantity-set', line: { ...pen, quantity } });
  });

  test.each([0, -1, 0.5])('removes the line for a quantity of %d', (quantity) => {
    const { cart, outcome } = updateQuantity(lampAndPen, '5', quantity);
    expect(cart).toEqual(oneLamp);
    expect(outcome.kind).toBe('removed');
  });

  test('changes nothing for an unknown id', () => {
    expect(updateQuantity(oneLamp, '2', 3).outcome.kind).toBe('unchanged');
  });
});

describe('clearCart', () => {
  test('empties the cart and returns its lines in the outcome', () => {
    const { cart, outcome } = clearCart(lampAndPen);
    expect(cart).toEqual([]);
    expect(outcome).toEqual({
      kind: 'cleared',
      lines: lampAndPen,
    });
  });

  test('changes nothing if the cart is empty', () => {
    expect(clearCart([]).outcome.kind).toBe('unchanged');
  });
});

describe('restoreLines', () => {
  test('restores a cleared cart', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(restoreLines([], cart, idsOf(cart)).cart).toEqual(cart);
      }),
    );
  });

  test('restores the original order of lines that are passed in another order', () => {
    const removed = lampAndPen.toReversed();
    expect(restoreLines([], removed, idsOf(lampAndPen))).toEqual({
      cart: lampAndPen,
      outcome: { kind: 'restored', lines: removed },
    });
  });

  test('restores a removed line at its position', () => {
    fc.assert(
      fc.property(anyCart, anyId, (cart, id) => {
        const transition = removeItem(cart, id);
        expect(restoreLines(transition.cart, removedBy(transition), idsOf(cart)).cart).toEqual(
          cart,
        );
      }),
    );
  });

  test('skips a line if its product was added again', () => {
    expect(restoreLines(oneLamp, [{ ...lamp, quantity: 9 }], ['1'])).toEqual({
      cart: oneLamp,
      outcome: { kind: 'unchanged' },
    });
  });
});

describe('removeOrdered', () => {
  test('subtracts the ordered quantities', () => {
    const cart: Cart = [
      { ...lamp, quantity: 3 },
      { ...pen, quantity: 2 },
    ];
    expect(removeOrdered(cart, oneLamp).cart).toEqual([
      { ...lamp, quantity: 2 },
      { ...pen, quantity: 2 },
    ]);
  });

  test('returns the same object for a line that was not ordered', () => {
    expect(removeOrdered(lampAndPen, oneLamp).cart[0]).toBe(lampAndPen[1]);
  });

  test('empties the cart if nothing was added after the order', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(removeOrdered(cart, cart)).toEqual({ cart: [], outcome: { kind: 'ordered' } });
      }),
    );
  });
});

test.each([
  [1, 1],
  [0, 1],
  [-5, 1],
  [2.9, 2],
  [Number.NaN, 1],
  [Number.POSITIVE_INFINITY, MAX_QUANTITY],
  [1e21, MAX_QUANTITY],
  [Number.NEGATIVE_INFINITY, 1],
])('toQuantity converts %d to %i', (value, quantity) => {
  expect(toQuantity(value)).toBe(quantity);
});

test('any sequence of transitions leaves unique ids and integer quantities of at least 1', () => {
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
        expectValidCart(cart);
      }
    }),
  );
});

const idsOf = (cart: Cart) => cart.map(({ id }) => id);

function removedBy({ outcome }: CartTransition): Cart {
  if (outcome.kind === 'removed') return [outcome.line];
  return outcome.kind === 'cleared' ? outcome.lines : [];
}

function expectValidCart(cart: Cart) {
  expect(new Set(cart.map(({ id }) => id)).size).toBe(cart.length);
  for (const { quantity } of cart) {
    expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY).toBe(true);
  }
}

test('findOrderedUnits limits each line to the quantity in the cart and drops removed lines', () => {
  const ordered = [...lampAndPen, { ...pen, id: '9', quantity: 2 }];
  const cart = [
    { ...pen, quantity: 2 },
    { ...lamp, quantity: 8 },
  ];
  expect(findOrderedUnits(ordered, cart)).toEqual([
    { ...lamp, quantity: 1 },
    { ...pen, quantity: 2 },
  ]);
});

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
} from '../../src/domain/cart.ts';

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
  test('restores the original order of lines that are passed in another order', () => {
    const removed = lampAndPen.toReversed();
    expect(restoreLines([], removed, ['1', '5'])).toEqual({
      cart: lampAndPen,
      outcome: { kind: 'restored', lines: removed },
    });
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
    expect(removeOrdered(lampAndPen, lampAndPen)).toEqual({
      cart: [],
      outcome: { kind: 'ordered' },
    });
  });
});

test.each([
  [1, 1],
  [0, 1],
  [-5, 1],
  [2.9, 2],
  [Number.NaN, 1],
  [Number.POSITIVE_INFINITY, 99_999],
  [1e21, MAX_QUANTITY],
  [Number.NEGATIVE_INFINITY, 1],
])('toQuantity converts %d to %i', (value, quantity) => {
  expect(toQuantity(value)).toBe(quantity);
});

test.each([
  ['addItem', addItem([], lamp, 0.5), 1],
  ['addItem to a line', addItem(oneLamp, lamp, -5), 2],
  ['addItem to a full line', addItem([{ ...lamp, quantity: MAX_QUANTITY }], lamp), MAX_QUANTITY],
  ['updateQuantity', updateQuantity(oneLamp, '1', 2.9), 2],
])('%s leaves an integer up to the maximum', (_, { cart }, quantity) => {
  expect(cart).toEqual([{ ...lamp, quantity }]);
});

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

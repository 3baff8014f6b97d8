import { expect, test } from 'vitest';
import {
  addItem,
  clearCart,
  findRemainingUnits,
  MAX_QUANTITY,
  mergeCarts,
  removeItem,
  removeOrdered,
  restoreLines,
  clampQuantity,
  setQuantity,
  type Cart,
  type CartLine,
} from '../../src/domain/cart.ts';

const lamp = { id: '1', name: 'Arc Desk Lamp', price: 149, image: '/lamp.webp' };
const pen = { id: '5', name: 'Brass Rollerball Pen', price: 48, image: '/pen.webp' };
const lamps = (quantity: number): CartLine => ({ ...lamp, quantity });
const pens = (quantity: number): CartLine => ({ ...pen, quantity });
const oneLamp: Cart = [lamps(1)];
const lampAndPen: Cart = [lamps(1), pens(3)];

const unchanged = { kind: 'unchanged' };

test.each([
  [
    'addItem appends a line for a new product, with the fields of a cart line only',
    addItem(oneLamp, Object.assign({ description: 'Turned from solid brass' }, pen), 2),
    [...oneLamp, pens(2)],
    { kind: 'added', line: pens(2) },
  ],
  [
    'addItem increases the quantity of an existing line in place, not its name or price',
    addItem(lampAndPen, { ...lamp, name: 'Renamed', price: 1 }, 4),
    [lamps(5), pens(3)],
    { kind: 'increased', line: lamps(5) },
  ],
  [
    'removeItem removes a line',
    removeItem(lampAndPen, '5'),
    oneLamp,
    { kind: 'removed', line: pens(3) },
  ],
  [
    'removeItem changes nothing for an unknown id',
    removeItem(oneLamp, 'constructor'),
    oneLamp,
    unchanged,
  ],
  [
    'setQuantity replaces the quantity',
    setQuantity(lampAndPen, '5', 1),
    [lamps(1), pens(1)],
    { kind: 'quantity-set', line: pens(1) },
  ],
  ...[0, -1, 0.5].map(
    (quantity) =>
      [
        `setQuantity removes the line for a quantity of ${quantity}`,
        setQuantity(lampAndPen, '5', quantity),
        oneLamp,
        { kind: 'removed', line: pens(3) },
      ] as const,
  ),
  [
    'setQuantity changes nothing for an unknown id',
    setQuantity(oneLamp, '2', 3),
    oneLamp,
    unchanged,
  ],
  ['clearCart empties the cart', clearCart(lampAndPen), [], { kind: 'cleared', lines: lampAndPen }],
  ['clearCart changes nothing in an empty cart', clearCart([]), [], unchanged],
  [
    'restoreLines restores the original order of lines that are passed in another order',
    restoreLines([], lampAndPen.toReversed(), ['1', '5']),
    lampAndPen,
    { kind: 'restored', lines: lampAndPen.toReversed() },
  ],
  [
    'restoreLines adds the quantity of a line whose product was added again',
    restoreLines(oneLamp, lampAndPen, ['1', '5']),
    [lamps(2), pens(3)],
    { kind: 'restored', lines: lampAndPen },
  ],
  [
    'removeOrdered subtracts the ordered quantities',
    removeOrdered([lamps(3), pens(2)], oneLamp),
    [lamps(2), pens(2)],
    { kind: 'ordered' },
  ],
  [
    'removeOrdered removes a line whose whole quantity was ordered',
    removeOrdered(lampAndPen, lampAndPen),
    [],
    { kind: 'ordered' },
  ],
] as const)('%s', (_, transition, cart, outcome) => {
  expect(transition).toEqual({ cart, outcome });
});

test('mergeCarts adds the differences in quantity of both carts', () => {
  expect(mergeCarts([lamps(2)], [lamps(3), pens(1)], [lamps(5)])).toEqual([lamps(6), pens(1)]);
  expect(mergeCarts(lampAndPen, [pens(3)], [lamps(1)])).toEqual([]);
  expect(mergeCarts([lamps(60_000)], [lamps(60_000)], [lamps(60_000)])).toEqual([lamps(60_000)]);
  expect(mergeCarts([], [lamps(60_000)], [lamps(60_000)])).toEqual([lamps(MAX_QUANTITY)]);
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
])('clampQuantity converts %d to %i', (value, quantity) => {
  expect(clampQuantity(value)).toBe(quantity);
});

test.each([
  ['addItem', addItem([], lamp, 0.5), 1],
  ['addItem to a line', addItem(oneLamp, lamp, -5), 2],
  ['addItem to a full line', addItem([lamps(MAX_QUANTITY)], lamp), MAX_QUANTITY],
  ['setQuantity', setQuantity(oneLamp, '1', 2.9), 2],
])('%s sets an integer up to the maximum', (_, { cart }, quantity) => {
  expect(cart).toEqual([lamps(quantity)]);
});

test('findRemainingUnits limits each line to the quantity in the cart and drops removed lines', () => {
  const ordered = [...lampAndPen, { ...pen, id: '9', quantity: 2 }];
  expect(findRemainingUnits(ordered, [pens(2), lamps(8)])).toEqual([lamps(1), pens(2)]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_QUANTITY, type Cart, type CartLine } from '../../src/domain/cart.ts';
import {
  CART_STORAGE_KEY,
  sameOriginImagePath,
  parseCart,
  serializeCart,
} from '../../src/domain/cart-storage.ts';

/** Few ids, so ids often repeat. */
const anyId = fc.constantFrom('1', '2', '3', '4', 'constructor', '__proto__');

const anyLine: fc.Arbitrary<CartLine> = fc.record({
  id: anyId,
  name: fc.string({ minLength: 1 }).filter((name) => name.trim() !== ''),
  price: fc.nat(100_000).map((cents) => cents / 100),
  image: fc.webPath(),
  quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
});

const anyCart: fc.Arbitrary<Cart> = fc.uniqueArray(anyLine, { selector: ({ id }) => id });

/** A cart line with a field that is missing or has another value. */
const malformedLine = fc
  .tuple(
    anyLine,
    fc.constantFrom('id', 'name', 'price', 'image', 'quantity', '__proto__', 'other'),
    fc.oneof(
      fc.constantFrom(undefined, '', ' ', 0, -1, 1.5, MAX_QUANTITY + 1),
      fc.double(),
      fc.string({ unit: 'binary' }),
      fc.jsonValue(),
    ),
  )
  .map(([line, name, value]) => ({ ...line, [name]: value }));

/** Any stored text: valid and malformed lines, other JSON, and text that is not JSON. */
const anyStoredText = fc.oneof(
  fc.array(fc.oneof(anyLine, malformedLine)).map((lines) => JSON.stringify(lines)),
  fc.json({ depthSize: 'large' }),
  fc.string({ unit: 'binary' }),
);

const lamp = { id: '1', name: 'Arc Desk Lamp', price: 149, image: '/lamp.webp', quantity: 2 };

test('CART_STORAGE_KEY is "cart"', () => {
  expect(CART_STORAGE_KEY).toBe('cart');
});

test('parseCart restores a serialized cart, which is a plain array', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const text = serializeCart(cart);
      expect(JSON.parse(text)).toEqual(cart);
      expect(parseCart(text)).toEqual(cart);
    }),
  );
});

test.each([
  ['no stored value', null],
  ['an empty string', ''],
  ['invalid JSON', '{'],
  ['an object', '{"state":{"lines":[]},"version":0}'],
  ['the JSON value null', 'null'],
  ['a number', '7'],
])('parseCart returns an empty cart for %s', (_, text) => {
  expect(parseCart(text)).toEqual([]);
});

test.each([
  ['null', null],
  ['a line with an overlong name', { ...lamp, name: 'x'.repeat(5_000_000) }],
  ['a line with an overlong image URL', { ...lamp, image: 'x'.repeat(2_001) }],
  ['a line with a price above the maximum', { ...lamp, price: 1e21 }],
])('parseCart drops %s, but not the valid line after it', (_, invalid) => {
  const valid = { ...lamp, id: '2' };
  expect(parseCart(JSON.stringify([invalid, valid]))).toEqual([valid]);
});

test('parseCart accepts values at the minimum and maximum', () => {
  const lines = [
    { ...lamp, id: '1', price: 0, quantity: 1 },
    { ...lamp, id: '2', price: 1_000_000, quantity: MAX_QUANTITY },
    { ...lamp, id: 'x'.repeat(200), name: 'n'.repeat(500), image: 'i'.repeat(2_000) },
  ];
  expect(parseCart(JSON.stringify(lines))).toEqual(lines);
});

test('parseCart merges lines with the same id, up to the maximum quantity', () => {
  const duplicate = { ...lamp, name: 'Duplicate', quantity: 3 };
  expect(parseCart(JSON.stringify([lamp, duplicate]))).toEqual([{ ...lamp, quantity: 5 }]);
  const most = { ...lamp, quantity: MAX_QUANTITY };
  expect(parseCart(JSON.stringify([most, most]))).toEqual([most]);
});

test('parseCart returns a valid cart for any text, unchanged by a round trip through serializeCart', () => {
  fc.assert(
    fc.property(anyStoredText, (text) => {
      const cart = parseCart(text);
      expect(new Set(cart.map(({ id }) => id)).size).toBe(cart.length);
      expect(cart.filter((line) => !isValidLine(line))).toEqual([]);
      expect(parseCart(serializeCart(cart))).toEqual(cart);
    }),
    { numRuns: 10_000 },
  );
});

function isValidLine({ id, name, price, image, quantity, ...rest }: CartLine): boolean {
  return (
    [id, name].every((text) => typeof text === 'string' && text.trim() !== '') &&
    typeof image === 'string' &&
    Number.isFinite(price) &&
    price >= 0 &&
    Number.isInteger(quantity) &&
    quantity >= 1 &&
    quantity <= MAX_QUANTITY &&
    Object.keys(rest).length === 0
  );
}

test.each([
  ['/photographs/bud-vase-whole-800.webp', true],
  ['/a', true],
  ['', false],
  ['lamp.webp', false],
  ['//elsewhere.example/x.png', false],
  ['/\\elsewhere.example/x.png', false],
  ['https://elsewhere.example/x.png', false],
  ['javascript:alert(1)', false],
  ['data:image/svg+xml,<svg onload=alert(1)>', false],
  ['/x.png onerror=alert(1)', false],
])('sameOriginImagePath accepts "%s": %s', (image, isAccepted) => {
  expect(sameOriginImagePath(image)).toBe(isAccepted ? image : undefined);
});

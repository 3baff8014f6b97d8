import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_QUANTITY, type CartLine } from '../../src/domain/cart.ts';
import {
  CART_STORAGE_KEY,
  sameOriginImagePath,
  parseCart,
  serializeCart,
} from '../../src/domain/cart-storage.ts';
import { anyCart, anyStoredText } from './arbitraries.ts';

const lamp = { id: '1', name: 'Arc Desk Lamp', price: 149, image: '/lamp.webp', quantity: 2 };

test('the cart is stored under its name in the spec', () => {
  expect(CART_STORAGE_KEY).toBe('cart');
});

describe('a stored cart', () => {
  test('comes back as it was written, as a plain array', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const text = serializeCart(cart);
        expect(JSON.parse(text)).toEqual(cart);
        expect(parseCart(text)).toEqual(cart);
      }),
    );
  });

  test.each([
    ['nothing', null],
    ['no text', ''],
    ['no JSON', '{'],
    ['no array', '{"state":{"lines":[]},"version":0}'],
    ['null', 'null'],
    ['a number', '7'],
  ])('of %s is an empty one', (_, text) => {
    expect(parseCart(text)).toEqual([]);
  });

  test.each([
    ['no object', 'lamp'],
    ['null', null],
    ['an array', [lamp]],
    ['no id', { ...lamp, id: undefined }],
    ['an empty id', { ...lamp, id: ' ' }],
    ['an id that is no text', { ...lamp, id: 1 }],
    ['no name', { ...lamp, name: undefined }],
    ['an endless name', { ...lamp, name: 'x'.repeat(5_000_000) }],
    ['no image', { ...lamp, image: undefined }],
    ['an endless image', { ...lamp, image: 'x'.repeat(2_001) }],
    ['a price that is text', { ...lamp, price: '149' }],
    ['a negative price', { ...lamp, price: -1 }],
    ['an endless price', { ...lamp, price: 1e21 }],
    ['a quantity of 0', { ...lamp, quantity: 0 }],
    ['a negative quantity', { ...lamp, quantity: -2 }],
    ['a broken quantity', { ...lamp, quantity: 1.5 }],
    ['a quantity that is text', { ...lamp, quantity: '2' }],
    ['an endless quantity', { ...lamp, quantity: 1e21 }],
    ['a quantity above the ceiling', { ...lamp, quantity: MAX_QUANTITY + 1 }],
    ['NaN, which JSON writes as null', { ...lamp, quantity: Number.NaN }],
  ])('leaves out a line with %s and keeps the others', (_, wrong) => {
    const right = { ...lamp, id: '2' };
    expect(parseCart(JSON.stringify([wrong, right]))).toEqual([right]);
  });

  test('keeps a line at the ends of what is allowed', () => {
    const lines = [
      { ...lamp, id: '1', price: 0, quantity: 1 },
      { ...lamp, id: '2', price: 1_000_000, quantity: MAX_QUANTITY },
      { ...lamp, id: 'x'.repeat(200), name: 'n'.repeat(500), image: 'i'.repeat(2_000) },
    ];
    expect(parseCart(JSON.stringify(lines))).toEqual(lines);
  });

  test('keeps hostile text as the text it is', () => {
    const line = { ...lamp, name: '<img src=x onerror=alert(1)>', image: 'javascript:alert(1)' };
    expect(parseCart(JSON.stringify([line]))).toEqual([line]);
  });

  test('drops fields that no line has', () => {
    expect(parseCart(JSON.stringify([{ ...lamp, cvv: '123' }]))).toEqual([lamp]);
  });

  test('makes one of two lines of the same id', () => {
    const again = { ...lamp, name: 'Again', quantity: 3 };
    expect(parseCart(JSON.stringify([lamp, again]))).toEqual([{ ...lamp, quantity: 5 }]);
    const most = { ...lamp, quantity: MAX_QUANTITY };
    expect(parseCart(JSON.stringify([most, most]))).toEqual([most]);
  });

  test('of anything at all never throws, is a right one and survives being stored', () => {
    fc.assert(
      fc.property(anyStoredText, (text) => {
        const cart = parseCart(text);
        expect(new Set(cart.map(({ id }) => id)).size).toBe(cart.length);
        expect(cart.filter((line) => !isRightLine(line))).toEqual([]);
        expect(parseCart(serializeCart(cart))).toEqual(cart);
      }),
      { numRuns: 10_000 },
    );
  });

  test.each([
    ['a name of 1 MB', JSON.stringify([{ ...lamp, name: 'x'.repeat(1_000_000) }, lamp]), [lamp]],
    ['1 MB that is no JSON', 'x'.repeat(1_000_000), []],
    ['a million open brackets', '['.repeat(1_000_000), []],
    ['50,000 nested arrays', '['.repeat(50_000) + ']'.repeat(50_000), []],
    [
      '20,000 times the same line',
      JSON.stringify(Array.from({ length: 20_000 }, () => lamp)),
      [{ ...lamp, quantity: 40_000 }],
    ],
    [
      'halves of characters',
      JSON.stringify([{ ...lamp, name: '\ud800' }]),
      [{ ...lamp, name: '\ud800' }],
    ],
    ['a key that is the prototype', `[{"__proto__":${JSON.stringify(lamp)}}]`, []],
    [
      'a number past all numbers',
      '[{"id":"1","name":"a","image":"","price":1e999,"quantity":1}]',
      [],
    ],
  ])('of %s is read calmly', (_, text, cart) => {
    expect(parseCart(text)).toEqual(cart);
    expect(parseCart(serializeCart(cart))).toEqual(cart);
  });
});

function isRightLine({ id, name, price, image, quantity, ...rest }: CartLine): boolean {
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

describe('the picture of a stored line', () => {
  test.each(['/photographs/bud-vase-whole-800.webp', '/a'])('%s is shown', (image) => {
    expect(sameOriginImagePath(image)).toBe(image);
  });

  test.each([
    '',
    'lamp.webp',
    '//elsewhere.example/x.png',
    '/\\elsewhere.example/x.png',
    'https://elsewhere.example/x.png',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    '/x.png onerror=alert(1)',
  ])('%s is not', (image) => {
    expect(sameOriginImagePath(image)).toBeUndefined();
  });
});

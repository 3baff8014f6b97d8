import fc from 'fast-check';
import { MAX_QUANTITY, type Cart, type CartLine } from '../../src/domain/cart.ts';

/** Few ids, so ids often repeat. */
const anyId = fc.constantFrom('1', '2', '3', '4', 'constructor', '__proto__');

const anyName = fc.string({ minLength: 1 }).filter((name) => name.trim() !== '');

const anyPrice = fc.nat(100_000).map((cents) => cents / 100);

const anyLine: fc.Arbitrary<CartLine> = fc.record({
  id: anyId,
  name: anyName,
  price: anyPrice,
  image: fc.webPath(),
  quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
});

export const anyCart: fc.Arbitrary<Cart> = fc.uniqueArray(anyLine, {
  selector: ({ id }) => id,
  maxLength: 6,
});

/** Hostile text: lone surrogates, names of inherited properties, markup, foreign URLs. */
const hostileText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'length',
    '\u0000',
    '\ud800',
    '\udfff\ud800',
  ),
  fc.constantFrom('<img src=x onerror=alert(1)>', 'javascript:alert(1)', '//elsewhere.example/x'),
);

const hostileNumber = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(0, -0, 1e21, -1e308, 5e-324, Number.MAX_SAFE_INTEGER, MAX_QUANTITY + 1),
);

/** Almost a cart line: fields are missing or of the wrong type, and ids repeat. */
const malformedLine = fc.record(
  {
    id: fc.oneof(anyId, hostileText, fc.jsonValue()),
    name: fc.oneof(anyName, hostileText, fc.jsonValue()),
    price: fc.oneof(anyPrice, hostileNumber, fc.jsonValue()),
    image: fc.oneof(fc.webPath(), hostileText, fc.jsonValue()),
    quantity: fc.oneof(fc.integer({ min: 1, max: 9 }), hostileNumber, fc.jsonValue()),
    ['__proto__']: fc.jsonValue(),
  },
  { requiredKeys: [] },
);

/** Any stored text: carts, malformed carts, other JSON, and text that is not JSON. */
export const anyStoredText: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(fc.oneof(anyLine, malformedLine)).map((lines) => JSON.stringify(lines)),
  },
  { weight: 2, arbitrary: fc.json({ depthSize: 'large' }) },
  { weight: 2, arbitrary: hostileText },
  // A truncated cart, e.g. because the browser was closed during the write.
  {
    weight: 1,
    arbitrary: fc.tuple(anyCart, fc.double({ min: 0, max: 1, noNaN: true })).map(([cart, part]) => {
      const text = JSON.stringify(cart);
      return text.slice(0, Math.floor(text.length * part));
    }),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('[', '{"a":', '[['), fc.nat(20_000))
      .map(([open, depth]) => open.repeat(depth)),
  },
);

import fc from 'fast-check';
import { MAX_QUANTITY, type Cart, type CartItem, type CartLine } from '../../src/domain/cart.ts';
import { CATEGORIES, type Product } from '../../src/domain/product.ts';
import type { ProductFilter } from '../../src/domain/product-filter.ts';

/** Few ids, so that lines and actions meet. */
export const anyId = fc.constantFrom('1', '2', '3', '4', 'constructor', '__proto__');

const anyName = fc.string({ minLength: 1 }).filter((name) => name.trim() !== '');

/** A price in dollars with whole cents. */
export const anyPrice = fc.nat(100_000).map((cents) => cents / 100);

export const anyItem: fc.Arbitrary<CartItem> = fc.record({
  id: anyId,
  name: anyName,
  price: anyPrice,
  image: fc.webPath(),
});

export const anyLine: fc.Arbitrary<CartLine> = fc
  .tuple(anyItem, fc.integer({ min: 1, max: MAX_QUANTITY }))
  .map(([item, quantity]) => ({ ...item, quantity }));

export const anyCart: fc.Arbitrary<Cart> = fc.uniqueArray(anyLine, {
  selector: ({ id }) => id,
  maxLength: 6,
});

export const anyProduct: fc.Arbitrary<Product> = fc.record({
  id: fc.string(),
  name: fc.string(),
  description: fc.string(),
  price: fc.nat(20_000).map((cents) => cents / 100),
  category: fc.constantFrom(...CATEGORIES),
  images: fc.tuple(fc.webPath(), fc.webPath()),
  rating: fc.nat(50).map((tenths) => tenths / 10),
  stock: fc.nat(50),
  featured: fc.boolean(),
});

export const anyFilter: fc.Arbitrary<ProductFilter> = fc
  .record({
    query: fc.oneof(fc.constant(''), fc.string({ maxLength: 3 })),
    category: fc.constantFrom(null, ...CATEGORIES),
    prices: fc.tuple(fc.nat(200), fc.nat(200)),
  })
  .map(({ query, category, prices: [one, other] }) => ({
    query,
    category,
    minPrice: Math.min(one, other),
    maxPrice: Math.max(one, other),
  }));

import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  featuredProducts,
  findPhotographs,
  findProduct,
  findWidePhotograph,
  products,
  findScenePhotograph,
} from '../../src/catalogue/catalogue.ts';
import { photographs } from '../../src/catalogue/photographs.ts';
import { PHOTOGRAPH_FORMATS, photographUrl } from '../../src/domain/photograph.ts';
import { CATEGORIES, stockLevel } from '../../src/domain/product.ts';

const publicFile = (address: string) => new URL(`../../public${address}`, import.meta.url);

describe('the catalogue', () => {
  test('holds eight products with the ids 1 to 8, the first four of them featured', () => {
    expect(products.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(featuredProducts.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  });

  test('uses every category', () => {
    expect(new Set(products.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
  });

  test.each(products)('$name has a fair price, rating and stock', ({ price, rating, stock }) => {
    expect(price).toBeGreaterThan(0);
    expect(price).toBeLessThanOrEqual(200);
    expect(Math.round(price * 100) / 100).toBe(price);
    expect(rating >= 0 && rating <= 5).toBe(true);
    expect(Number.isInteger(stock) && stock >= 0).toBe(true);
  });

  test('keeps every number on the line of its unit', () => {
    const breakable = /\d (?:mm|cm|m|W)\b|\d ×|× \d/;
    expect(products.filter(({ description }) => breakable.test(description))).toEqual([]);
  });

  test('shows every stock level, and paid shipping can happen', () => {
    expect(new Set(products.map(({ stock }) => stockLevel(stock))).size).toBe(3);
    expect(products.filter(({ price }) => price < 50).length).toBeGreaterThanOrEqual(2);
  });

  test('has three categories or more with related products', () => {
    const pairs = CATEGORIES.filter(
      (category) => products.filter((product) => product.category === category).length >= 2,
    );
    expect(pairs.length).toBeGreaterThanOrEqual(3);
  });

  test.each(['', '0', '9', '01', ' 1', 'constructor', '__proto__', '\u0000'])(
    'finds no product for the id "%s"',
    (id) => {
      expect(findProduct(id)).toBeUndefined();
    },
  );

  test.each(products)('$name has two photographs at the addresses that carts store', (product) => {
    expect(findPhotographs(product)).toHaveLength(2);
    expect(product.images.filter((image) => !existsSync(publicFile(image)))).toEqual([]);
  });
});

describe('the photographs', () => {
  test('that can be cropped to a landscape are of the lamp', () => {
    expect(products.map((product) => findWidePhotograph(product)?.path)).toEqual([
      '/photographs/arc-desk-lamp-detail',
      ...Array.from({ length: 7 }, () => undefined),
    ]);
  });

  test('of the set are found by their name', () => {
    expect(findScenePhotograph('empty-state').path).toBe('/photographs/empty-state');
  });

  test('are none at an address that nobody delivers', () => {
    const [lamp] = products;
    for (const image of ['/photographs/constructor-800.webp', '/lamp.webp', '']) {
      expect(() => lamp && findPhotographs({ ...lamp, images: [image, image] })).toThrow(
        `Unknown photograph: ${image}`,
      );
    }
  });

  test.each(Object.values(photographs))(
    '$path is delivered in every width and format',
    (picture) => {
      const addresses = PHOTOGRAPH_FORMATS.flatMap((format) =>
        picture.widths.map((width) => photographUrl(picture, width, format)),
      );
      expect(addresses.filter((address) => !existsSync(publicFile(address)))).toEqual([]);
      expect(picture.widths.at(-1)).toBe(picture.width);
      expect(picture.color).toMatch(/^#[0-9a-f]{6}$/);
      expect(picture.alt).not.toBe('');
    },
  );
});

import { expect, test } from 'vitest';
import { products } from '../../src/catalogue/catalogue.ts';
import { filterProducts, NO_FILTER } from '../../src/domain/product-filter.ts';
import { productGridItems } from '../../src/pages/shared/product-grid-items.ts';

test('productGridItems returns the same item for a product in every result, so its memoized card does not re-render', () => {
  const all = productGridItems(products);
  const found = productGridItems(filterProducts(products, { ...NO_FILTER, query: 'brass' }));
  expect(found.length).toBeGreaterThan(1);
  for (const item of found) {
    const same = all.find(({ product }) => product.id === item.product.id);
    expect(item).toBe(same);
    expect(item.cartItem).toBe(same?.cartItem);
  }
});

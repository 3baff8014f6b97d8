import fc from 'fast-check';
import { parseCart } from '../../../src/domain/cart-storage.ts';
import { anyStoredText } from '../../domain/arbitraries.ts';
import { cartLink, expect, test } from '../support/shop-test.ts';

const VALUES = 200;
const VALUES_PER_TEST = 10;

for (let seed = 1; seed <= VALUES / VALUES_PER_TEST; seed += 1) {
  test(`the shop opens with anything under its key (${seed})`, async ({ page }) => {
    await page.goto('/cart');
    for (const text of fc.sample(anyStoredText, { numRuns: VALUES_PER_TEST, seed })) {
      // Escaped, since half a character would not come through as it is.
      await page.evaluate((escaped) => {
        localStorage.setItem('cart', String(JSON.parse(escaped)));
      }, JSON.stringify(text));
      const { length } = parseCart(text);

      await page.reload();
      await expect(page.getByRole('heading', { level: 1 }), text).toHaveText(
        length === 0 ? 'Your cart is empty' : 'Shopping Cart',
      );
      const lines = page.getByRole('list', { name: 'Cart' }).getByRole('listitem');
      await expect(lines, text).toHaveCount(length);
      await expect(cartLink(page), text).toHaveText(length === 0 ? '' : String(length));
    }
  });
}

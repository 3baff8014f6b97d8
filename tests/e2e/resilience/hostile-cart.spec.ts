import fc from 'fast-check';
import { parseCart } from '../../../src/domain/cart-storage.ts';
import { anyStoredText } from '../../domain/arbitraries.ts';
import { cartLink, expect, heading, test } from '../support/shop-test.ts';

test('the cart page shows the valid lines of whatever text is stored', async ({ page }) => {
  const texts = fc.sample(anyStoredText, { numRuns: 200, seed: 1 });
  await page.goto('/cart');
  // As another tab would store them. Escaped, since half a character would not come through as it is.
  const shown = await page.evaluate(async (escaped) => {
    const counts: (number | null)[] = [];
    const parsed: unknown = JSON.parse(escaped);
    for (const text of Array.isArray(parsed) ? parsed : []) {
      localStorage.setItem('cart', String(text));
      dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
      await new Promise((resolve) => setTimeout(resolve));
      const list = document.querySelector('ul[aria-label="Cart"], ol[aria-label="Cart"]');
      counts.push(document.querySelector('h1') === null ? null : (list?.children.length ?? 0));
    }
    return counts;
  }, JSON.stringify(texts));
  const withTexts = (counts: readonly unknown[]) => texts.map((text, at) => [text, counts[at]]);
  expect(withTexts(shown)).toEqual(withTexts(texts.map((text) => parseCart(text).length)));
});

test('the cart page opens with a stored text that is no cart, or one in part', async ({ page }) => {
  await page.goto('/cart');
  for (const [text, count] of [
    ['{"broken', 0],
    ['[null,{"id":1}]', 0],
    ['['.repeat(20_000), 0],
    ['[{"id":"a","name":"\ud800","price":1,"image":"","quantity":1},{"id":"b"}]', 1],
  ] as const) {
    await page.evaluate((escaped) => {
      localStorage.setItem('cart', String(JSON.parse(escaped)));
    }, JSON.stringify(text));
    await page.reload();
    await expect(heading(page), text).toHaveText(count ? 'Shopping Cart' : 'Your cart is empty');
    await expect(cartLink(page), text).toHaveText(count ? String(count) : '');
  }
});

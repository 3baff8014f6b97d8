import fc from 'fast-check';
import { parseCart } from '../../../src/domain/cart-storage.ts';
import { anyStoredText } from '../../domain/arbitraries.ts';
import { expect, test } from '../support/shop-test.ts';

test('the cart page shows the valid lines of arbitrary stored text', async ({ page }) => {
  const texts = fc.sample(anyStoredText, { numRuns: 200, seed: 1 });
  await page.goto('/cart');
  // Simulates writes by another tab. JSON escapes lone surrogates, which `evaluate` would replace.
  const lineCounts = await page.evaluate(async (escaped) => {
    const counts: (number | null)[] = [];
    const parsed: unknown = JSON.parse(escaped);
    for (const text of Array.isArray(parsed) ? parsed : []) {
      localStorage.setItem('cart', String(text));
      dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
      await new Promise((resolve) => setTimeout(resolve));
      const list = document.querySelector('ul[aria-label="Cart"], ol[aria-label="Cart"]');
      const lines = list?.querySelectorAll('li:not([inert])') ?? [];
      counts.push(document.querySelector('h1') === null ? null : lines.length);
    }
    return counts;
  }, JSON.stringify(texts));
  const withTexts = (counts: readonly unknown[]) =>
    texts.map((text, index) => [text, counts[index]]);
  expect(withTexts(lineCounts)).toEqual(withTexts(texts.map((text) => parseCart(text).length)));
});

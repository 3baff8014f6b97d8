import type { Page } from 'playwright/test';
import { expect, productCard, test } from './support/shop-test.ts';

/** The names of the chunks that a page has fetched so far. */
async function fetchedChunks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/assets\/([\w~]+)-[\w-]+\.js$/.exec(name)?.[1] ?? '')
      .filter((name) => name !== ''),
  );
}

/** The product pictures that a page has fetched in the width of a product page. */
function fetchedPictures(page: Page): () => string[] {
  const pictures: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/photographs\/([\w-]+)-(?:640|800|1200)\.avif$/.exec(request.url()) ?? [];
    if (name) pictures.push(name);
  });
  return () => pictures;
}

test('the pages that come next are fetched once the browser is idle', async ({ page }) => {
  await page.goto('/');
  for (const chunk of ['ProductsPage', 'ProductPage', 'CartPage']) {
    await expect.poll(() => fetchedChunks(page)).toContain(chunk);
  }
  expect(await fetchedChunks(page)).not.toContain('AccountPage');
});

test('a link fetches its page and its picture when it is pointed at or focused', async ({
  page,
}) => {
  await page.goto('/products');
  const pictures = fetchedPictures(page);
  await productCard(page, 'Pour-Over Set').getByRole('link').focus();
  await expect.poll(pictures).toContain('pour-over-set-whole');
  await productCard(page, 'Linen Desk Mat').getByRole('link').hover();
  await expect.poll(pictures).toContain('linen-desk-mat-whole');

  await page.getByRole('banner').getByRole('link', { name: 'ESSENCE' }).focus();
  await expect.poll(() => fetchedChunks(page)).toContain('HomePage');
});

test('nothing is fetched ahead where data is to be saved', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/products');
  const pictures = fetchedPictures(page);
  await productCard(page, 'Pour-Over Set').getByRole('link').focus();
  // The toaster comes in the same idle moment, and would be late if the pages had come first.
  await expect.poll(() => fetchedChunks(page)).toContain('Toaster');
  expect(await fetchedChunks(page)).not.toContain('ProductPage');
  expect(pictures()).toEqual([]);
});

test.describe('from a card to its page', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const morphs: { names: string[]; longest: number }[] = [];
      Object.assign(window, { morphs });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        const note = async () => {
          await transition.ready;
          const effects = document
            .getAnimations()
            .map(({ effect }) => effect)
            .filter((effect) => effect instanceof KeyframeEffect)
            .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'));
          morphs.push({
            names: effects.map(({ pseudoElement }) => pseudoElement ?? ''),
            longest: Math.max(0, ...effects.map((effect) => Number(effect.getTiming().duration))),
          });
        };
        void note();
        return transition;
      };
    });
  });

  test('the photograph grows', async ({ page }) => {
    await page.goto('/products');
    await productCard(page, 'Pour-Over Set').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pour-Over Set');
    await expect
      .poll(() => page.evaluate<string[]>('window.morphs.flatMap(({ names }) => names)'))
      .toContain('::view-transition-group(product-3)');
  });

  test('the next page can be used while it grows', async ({ page }) => {
    await page.goto('/products');
    await productCard(page, 'Pour-Over Set').getByRole('link').click();
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.getByRole('button', { name: 'Added to Cart' }).first()).toBeVisible();
  });

  test('nothing moves where motion is reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/products');
    await productCard(page, 'Pour-Over Set').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pour-Over Set');
    await expect
      .poll(() => page.evaluate('window.morphs.every(({ longest }) => longest < 1)'))
      .toBe(true);
  });
});

test('a page that is gone to anew begins at its top, however it was left before', async ({
  page,
}) => {
  await page.goto('/product/2');
  await page.evaluate(() => {
    scrollTo(0, 300);
  });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await page.goto('/cart');
  await page.goto('/product/2');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

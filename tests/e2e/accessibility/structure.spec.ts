import { expect, test } from '../support/shop-test.ts';
import { openState, screens, shopPages } from './shop-states.ts';

for (const state of shopPages) {
  test.describe(state.name, () => {
    test.use({ allowedConsole: state.allowedConsole ?? null });

    test('can be found its way about by ear', async ({ page }) => {
      await openState(page, state, 'wide');

      await test.step('has a language, a title, a heading and its landmarks', async () => {
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        await expect(page).toHaveTitle(/ESSENCE/);
        await expect(page.locator('title')).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
          await expect(page.getByRole(landmark)).toHaveCount(1);
        }
      });

      await test.step('has its ways and its help where every page has them', async () => {
        const nav = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
        await expect(nav.getByRole('link')).toHaveText(['HOME', 'SHOP', 'ACCOUNT']);
        const footer = page.getByRole('contentinfo');
        await expect(footer.getByRole('navigation')).toHaveCount(3);
        await expect(footer.getByRole('heading')).toHaveText([
          'Shop',
          'Company',
          'Legal',
          'Contact',
        ]);
        await expect(footer.getByRole('link').last()).toHaveAttribute('href', /^tel:/);
      });

      await test.step('reads in the order in which it is seen', async () => {
        const levels = await page
          .getByRole('main')
          .getByRole('heading')
          .evaluateAll((headings) => headings.map(({ localName }) => Number(localName.slice(1))));
        expect(levels[0]).toBe(1);
        for (const [index, level] of levels.slice(1).entries()) {
          expect(level - (levels[index] ?? 1)).toBeLessThanOrEqual(1);
        }
      });
    });
  });
}

test.describe('a page whose code does not arrive', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test('has the title of the error screen, and the next page its own', async ({ page }) => {
    await page.route(/ProductsPage/, (route) => route.abort());
    await page.goto('/products');
    await expect(page).toHaveTitle('Unexpected Application Error! | ESSENCE');
    await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
    await expect(page).toHaveTitle('Cart | ESSENCE');
    await expect(page.locator('title')).toHaveCount(1);
  });
});

test('titles differ from page to page', async ({ page }) => {
  const titles: string[] = [];
  for (const path of [
    '/',
    '/products',
    '/product/1',
    '/product/2',
    '/product/99',
    '/cart',
    '/account',
    '/seller/products',
    '/seller/add-product',
    '/seller/edit-product/1',
    '/seller/orders',
    '/seller/analytics',
  ]) {
    await page.goto(path);
    titles.push(await page.title());
  }
  expect(new Set(titles).size).toBe(titles.length);
});

test('the first Tab offers the way past the header', async ({ page }) => {
  await page.goto('/products');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/products');
});

test('a name begins with the words that are seen', async ({ page }) => {
  await page.setViewportSize(screens.wide);
  for (const { path } of shopPages.filter(({ allowedConsole }) => !allowedConsole)) {
    await page.goto(path);
    const named = await page.locator('a[aria-label], button[aria-label]').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const seen = element instanceof HTMLElement ? element.innerText.trim() : '';
        const name = element.getAttribute('aria-label') ?? '';
        return seen === '' || name.includes(seen) ? [] : [`${seen} is named ${name}`];
      }),
    );
    expect(named).toEqual([]);
  }
});

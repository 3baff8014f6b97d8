import type { Locator } from 'playwright/test';
import { pathOf, productOf } from '../support/product-roles.ts';
import { heading, productCard } from './support/locators.ts';
import { setDuration } from './support/set-duration.ts';
import { expect, setTextSize, test } from './support/shop-test.ts';

test('a related product opens with quantity 1, its first image and the focus on its heading', async ({
  page,
}) => {
  const { name } = productOf('related');
  await page.goto(pathOf('hasRelated'));
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('button', { name: 'Show photograph 2 of 2' }).click();
  const related = page.getByRole('region', { name: 'You May Also Like' });
  await expect(related.getByRole('article')).toHaveCount(1);
  await related.getByRole('link', { name }).click();
  await expect(page).toHaveURL(pathOf('related'));
  await expect(page).toHaveTitle(`${name} | ESSENCE`);
  await expect(heading(page)).toHaveText(name);
  await expect(related.getByRole('article')).toContainText(productOf('hasRelated').name);
  await expect(heading(page)).toBeFocused();
  const quantity = page.getByRole('textbox', { name: `Quantity of ${name}` });
  await expect(quantity).toHaveValue('1');
  await expect(page.getByRole('button', { name: 'Show photograph 1 of 2' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('Back goes one step on a double and a triple click', async ({ page }) => {
  await page.goto('/account');
  await page.getByRole('contentinfo').getByRole('link', { name: 'All Products' }).click();
  await productCard(page, productOf('costly').name).getByRole('link').click();
  for (const clickCount of [2, 3, 1]) {
    await expect(heading(page)).toHaveText(productOf('costly').name);
    await page.getByRole('button', { name: 'Back' }).click({ clickCount });
    await expect(heading(page)).toHaveText('Shop');
    await expect(productCard(page, productOf('costly').name).getByRole('link')).toBeFocused();
    await page.goForward();
  }
});

test('Back returns to a page before a full page load, else to the products', async ({ page }) => {
  await page.goto(pathOf('costly'));
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/products');
  await page.goto('/cart');
  await page.goto(pathOf('costly'));
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/cart');
});

test('a product URL with an unknown id shows Product Not Found and, in a low window, the way back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 620 });
  await page.goto('/product/99');
  await expect(heading(page)).toHaveText('Product Not Found');
  await expect(page.getByRole('link', { name: 'Back to Products' })).toBeInViewport({ ratio: 1 });
});

test('the photograph does not cover Back, also at a text size of 200 %', async ({ page }) => {
  await page.goto(pathOf('costly'));
  for (const size of ['100%', '200%'] as const) {
    await setTextSize(page, size);
    for (const width of [640, 700, 900, 1180, 1280, 1400]) {
      await page.setViewportSize({ width, height: 800 });
      const isOnTop = await page.getByRole('button', { name: 'Back' }).evaluate((back) => {
        const { right, top, height } = back.getBoundingClientRect();
        return back.contains(document.elementFromPoint(right - 2, top + height / 2));
      });
      expect.soft(isOnTop, `${width} px, text at ${size}`).toBe(true);
    }
  }
});

test('gallery and viewer stay at their photograph when the width of the window changes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto(pathOf('costly'));
  await page.getByRole('button', { name: 'Show photograph 2 of 2' }).click();
  const shown = page.getByRole('region', { name: 'Photograph shown' }).getByRole('img').nth(1);
  await expect(shown).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize({ width: 2560, height: 1300 });
  await expect(shown).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Show photograph 1 of 2' }).click();
  await page.getByRole('button', { name: 'View full screen' }).click();
  const viewer = page.getByRole('dialog');
  const second = viewer.getByRole('button', { name: 'Zoom in' }).nth(1);
  await viewer.getByRole('button', { name: 'Next photograph' }).click();
  await expect(second).toBeInViewport({ ratio: 0.99 });
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(second).toBeInViewport({ ratio: 0.99 });
  await expect(viewer).toContainText('2 / 2');
});

test('the photograph of a viewer moves back to the page, where a press opens the viewer again', async ({
  page,
}) => {
  await page.goto(pathOf('costly'));
  const place = await readPlace(page.getByRole('region', { name: 'Photograph shown' }));
  await setDuration(page, 'leave', '0s');
  await setDuration(page, 'move', '0s');
  await page.getByRole('button', { name: 'View full screen' }).click();
  await setDuration(page, 'move', '20s');
  await page.keyboard.press('Escape');
  const photograph = page.locator('dialog:not([open]) img').first();
  expect(await readPlace(photograph)).not.toEqual(place);
  await photograph.evaluate((image) => {
    for (const animation of image.getAnimations()) {
      animation.pause();
      animation.currentTime = 19_990;
    }
  });
  expect(await readPlace(photograph)).toEqual(place);

  await page.getByRole('region', { name: 'Photograph shown' }).click();
  await expect(page.locator('dialog')).toHaveAttribute('open');
});

test('after Back, related products do not fade out on the page of another product', async ({
  page,
}) => {
  const { name } = productOf('hasRelated');
  await page.goto(pathOf('hasRelated'));
  const related = page.getByRole('region', { name: 'You May Also Like' });
  await related.getByRole('article').first().getByRole('link').click();
  await expect(heading(page)).not.toHaveText(name);
  await page.evaluate(() => {
    Object.assign(window, { hasFadingCard: false });
    new MutationObserver(() => {
      if (document.querySelector('#main li[inert]')) Object.assign(window, { hasFadingCard: true });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goBack();
  await expect(heading(page)).toHaveText(name);
  expect(await page.evaluate('hasFadingCard')).toBe(false);
});

/** The centre, top and height of a photograph. In the viewer, its box is as wide as the window. */
function readPlace(photograph: Locator): Promise<number[]> {
  return photograph.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y, height].map(Math.round);
  });
}

import { documents } from './support/documents.ts';
import { lineOf, pathOf, role } from '../support/roles.ts';
import { toast } from './support/locators.ts';
import { expect, seedCart, test } from './support/shop-test.ts';

test('no page prints fixed or bottom-sticky elements', async ({ page }) => {
  await seedCart(page, [lineOf('costly'), lineOf('cheap', { quantity: 3 })]);
  for (const { path } of documents.filter(({ pattern }) => pattern !== '*')) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await page.mouse.wheel(0, 400);
    await page.emulateMedia({ media: 'print' });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      // Browsers print fixed boxes on every sheet, and bottom-sticky boxes over the text.
      const fixed = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => element.checkVisibility())
          .filter((element) => {
            const { position, bottom } = getComputedStyle(element);
            return position === 'fixed' || (position === 'sticky' && bottom !== 'auto');
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
      expect.soft(fixed, `${path} at ${width} px`).toEqual([]);
    }
    await expect.soft(page.getByRole('banner').getByText('ESSENCE'), path).toBeVisible();
    await expect
      .soft(page.locator(':is(nav, button, [href="#main"])').filter({ visible: true }), path)
      .toHaveCount(0);
  }
});

test('cart, checkout, products and product print on one sheet, with the date and without the card', async ({
  page,
}) => {
  await seedCart(page, [lineOf('costly'), lineOf('cheap', { quantity: 3 }), lineOf('lowStock')]);
  for (const path of ['/cart', '/checkout', '/products', pathOf('costly')]) {
    await page.goto(path);
    const pdf = await page.pdf({ format: 'A4' });
    expect.soft(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect.soft(page.getByText(new Date().toDateString())).toBeVisible();
    await expect.soft(page.getByText('Card Number')).toBeHidden();
    await page.emulateMedia({ media: null });
  }
});

test('toasts are not printed', async ({ page }) => {
  await page.goto(pathOf('lowStock'));
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await toast(page, `Added ${role('lowStock').name} to cart`).hover();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-toast]')).toBeHidden();
});

test('an open dialog is not printed over the page', async ({ page }) => {
  await page.goto(pathOf('cheap'));
  await page.getByRole('button', { name: 'View full screen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog')).toBeHidden();
});

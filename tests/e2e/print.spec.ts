import { lineOf, pathOf } from '../support/product-roles.ts';
import { expect, seedCart, test } from './support/shop-test.ts';

test('pages with products print on one sheet each, with date and address, the checkout without the payment', async ({
  page,
}) => {
  const now = new Date();
  const month = now.toLocaleString('en-US', { month: 'short' });
  const date = `${now.getDate()} ${month} ${now.getFullYear()}`;
  await seedCart(page, [lineOf('costly'), lineOf('cheap', { quantity: 3 }), lineOf('lowStock')]);
  for (const path of ['/', '/cart', '/checkout', '/products', pathOf('costly')]) {
    await page.goto(path);
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect.soft(pdf.match(/\/Type\s*\/Page\b/g), `${path} on ${format}`).toHaveLength(1);
      // The footer, which a browser can lose at the end of a sheet.
      expect.soft(pdf.includes('(mailto:'), `footer of ${path} on ${format}`).toBe(true);
    }
    await page.emulateMedia({ media: 'print' });
    await expect.soft(page.getByRole('banner').getByText('ESSENCE')).toBeVisible();
    await expect.soft(page.getByText(date, { exact: true })).toBeVisible();
    const address = page.url().replace('http://', '');
    await expect.soft(page.getByText(address, { exact: true })).toBeVisible();
    await expect.soft(page.getByText('Card Number')).toBeHidden();
    const item = page.getByRole('main').getByRole('listitem').first();
    await expect.soft(item).toHaveCSS('break-inside', 'avoid');
    await page.emulateMedia({ media: null });
  }
});

test('a product prints its photograph while the viewer is open, and the product form no drop area', async ({
  page,
}) => {
  await page.goto(pathOf('costly'));
  await page.getByRole('button', { name: 'View full screen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const isShown = await page
    .locator('main img')
    .first()
    .evaluate((image) => image.checkVisibility({ opacityProperty: true }));
  expect(isShown).toBe(true);
  await page.goto('/seller/add-product');
  await expect(page.getByText('Drag images here')).toBeHidden();
});

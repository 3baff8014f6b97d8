import type { Page } from 'playwright/test';
import { stallScripts } from '../support/stall-scripts.ts';
import { lineOf } from '../../support/product-roles.ts';
import { cartLink, heading, toast } from '../support/locators.ts';
import { expect, seedCart, test, waitForHydration } from '../support/shop-test.ts';

/** Advances the clock to the limit of 8 s, which began a little before, and asserts the load error. */
async function expectLoadError(page: Page): Promise<void> {
  await page.clock.fastForward(8000);
  const reload = page.getByRole('alert').getByRole('link', { name: 'load it again' });
  await expect(reload).toBeVisible();
}

for (const [type, path, text] of [
  ['js', '/cart', '$149.00'],
  ['js', '/products?q=unicorn', 'No products found'],
  ['js', '/product/99', 'Product Not Found'],
  ['css', '/cart', '$149.00'],
] as const) {
  test(`${path} shows the load error after 8 s while its .${type} files hang, and opens later`, async ({
    page,
  }) => {
    await seedCart(page, [lineOf('costly', { price: 149 })]);
    await page.clock.install();
    const release = await stallScripts(page, `**/assets/*.${type}`);
    const request = page.waitForRequest(`**/*.${type}`);
    await page.goto(path, { waitUntil: 'commit' });
    await request;
    await expectLoadError(page);
    await release();
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
    await expect(page.getByRole('alert')).toBeHidden();
  });
}

for (const [name, url] of [
  ['chunk', '**/assets/AccountPage*.js'],
  ['style sheet', '**/assets/*.css'],
] as const) {
  test(`a page stays while the ${name} of the next one hangs, with the load error after 8 s`, async ({
    page,
  }) => {
    await page.clock.install();
    const release = await stallScripts(page, url);
    await page.goto('/', { waitUntil: 'commit' });
    await waitForHydration(page);
    await page.getByRole('link', { name: 'ACCOUNT' }).click();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    // The load event of the document waits for the style sheet.
    await page.goBack({ waitUntil: 'commit' });
    await page.goForward({ waitUntil: 'commit' });
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect(heading(page)).toHaveText(/Minimal Design/);
    await expectLoadError(page);
    await release();
    await expect(heading(page)).toHaveText('My Account');
    await expect(page.getByRole('alert')).toBeHidden();
  });
}

test('a toast whose chunk hangs is shown later, after the load error', async ({ page }) => {
  await page.clock.install();
  const release = await stallScripts(page, '**/assets/Toaster*.js');
  await page.goto('/account');
  const request = page.waitForRequest(/Toaster/);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await request;
  await expectLoadError(page);
  await release();
  await page.clock.fastForward(1000);
  await expect(toast(page, 'Profile Updated')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('what is typed while the chunk of the page hangs is there after Back', async ({ page }) => {
  const release = await stallScripts(page, '**/assets/ProductFormPage*.js');
  const request = page.waitForRequest(/Page.*\.js$/);
  await page.goto('/seller/edit-product/7', { waitUntil: 'commit' });
  await request;
  await page.getByLabel('Description').fill('Of oak');
  await page.getByRole('banner').getByRole('link', { name: 'SHOP' }).click();
  await expect(heading(page)).toHaveText('Shop');
  await page.goBack();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await release();
  await expect(page.getByLabel('Description')).toHaveValue('Of oak');
  await expect(page.getByLabel('Category')).toHaveValue('home');
});

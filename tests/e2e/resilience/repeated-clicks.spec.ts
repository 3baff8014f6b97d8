import { lineOf, pathOf, productOf } from '../../support/product-roles.ts';
import { heading, toast } from '../support/locators.ts';
import { expect, linesOf, seedCart, storedCart, test } from '../support/shop-test.ts';
import { stallScripts } from '../support/stall-scripts.ts';

test('a double click on Remove removes one line', async ({ page }) => {
  const lines = linesOf('123');
  await seedCart(page, lines);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Remove' }).first().click();
  // Not `click`, which waits until the next line is in its place.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  expect(await storedCart(page)).toEqual(lines.slice(1));
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
});

test('a double click on Add to Cart announces only the toast', async ({ page }) => {
  await page.goto(pathOf('cheap'));
  await page.getByRole('button', { name: 'Add to Cart' }).first().dblclick();
  await expect(toast(page, `Added ${productOf('cheap').name} to cart`)).toBeVisible();
  expect(await page.locator('#announcer').textContent()).toBe('');
});

test('the second click does not hit a toast that slid under the pointer', async ({ page }) => {
  await seedCart(page, [lineOf('cheap')]);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Remove' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await heading(page).click();
  await undo.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  expect(await storedCart(page)).toEqual([]);
  await undo.click();
  expect(await storedCart(page)).toHaveLength(1);
});

test('two presses on a link while its page loads add one history entry', async ({ page }) => {
  const release = await stallScripts(page, /\/assets\/AccountPage/);
  const link = page.getByRole('banner').getByRole('link', { name: 'ACCOUNT' });
  await page.goto('/');
  await link.click();
  await link.click();
  await release();
  await expect(heading(page)).toHaveText('My Account');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

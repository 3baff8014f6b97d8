import { heading } from './support/locators.ts';
import { expect, setTextSize, test } from './support/shop-test.ts';

test('the first toast of a visit is shown before the product form is left', async ({ page }) => {
  await page.goto('/seller/edit-product/7');
  const pathAtToast = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          if (document.querySelector('[data-toast]')) resolve(location.pathname);
        }).observe(document, { childList: true, subtree: true });
      }),
  );
  await page.getByRole('button', { name: 'Update Product' }).click();
  expect(await pathAtToast).toBe('/seller/edit-product/7');
  await expect(page).toHaveURL('/seller/products');
});

test('in a narrow window, the menu scrolls to the entry of the next page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/seller/add-product');
  await setTextSize(page, '200%');
  const menu = page.getByRole('navigation', { name: 'Seller' });
  await menu.getByRole('link', { name: 'Settings' }).press('Shift');
  await expect(menu.getByRole('link', { name: 'Products' })).not.toBeInViewport();
  await page.getByRole('link', { name: 'Cancel' }).press('Enter');
  await expect(heading(page)).toHaveText('My Products');
  await expect(menu.getByRole('link', { name: 'Products' })).toBeInViewport({ ratio: 1 });
});

test.describe('in a window 390 px high', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test.beforeEach(async ({ page }) => {
    await page.goto('/seller/add-product');
    await page.getByLabel('Product Name').focus();
  });

  test('Tab into a text area shows all of it', async ({ page }) => {
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Description')).toBeInViewport({ ratio: 1 });
  });

  test('an invalid field that gets the focus is visible with its message', async ({ page }) => {
    await page.keyboard.type('Oak Tray');
    await page.keyboard.press('Enter');
    const message = page.getByText('Description must be at least 10 characters.');
    await expect(message).toBeInViewport({ ratio: 1 });
  });
});

test('Back to a submitted form focuses the heading, not a button that is half off the screen', async ({
  page,
}) => {
  await page.goto('/seller/edit-product/7');
  const update = await page.getByRole('button', { name: 'Update Product' }).boundingBox();
  await page.setViewportSize({ width: 1280, height: Math.round(update?.y ?? 0) + 6 });
  await page.getByLabel('Product Name').press('Enter');
  await expect(heading(page)).toHaveText('My Products');
  await page.goBack();
  await expect(heading(page)).toBeFocused();
});

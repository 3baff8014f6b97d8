import { heading } from './support/locators.ts';
import { expect, test } from './support/shop-test.ts';

test.use({ allowedMessages: /^Page not found: / });

test('an unknown path shows the 404 page, logs once per visit and links home', async ({ page }) => {
  const logs: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Page not found')) logs.push(message.text());
  });
  for (const path of ['/Products?ref=x', '/%E0%A4%A', '/cart/1']) {
    await page.goto(path);
    await expect(heading(page), path).toHaveText('Oops! Page not found');
    await expect(page).toHaveTitle('Page Not Found | ESSENCE');
    await expect(page.locator('[aria-current]')).toHaveCount(0);
    expect(logs.splice(0), path).toEqual([`Page not found: ${path.split('?')[0]}`]);
  }
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(heading(page)).toContainText('Minimal Design');
  await page.goBack();
  await expect.poll(() => logs).toEqual(['Page not found: /cart/1']);
});

test('the 404 page of a host is hydrated at the URL of another page, which is then shown', async ({
  page,
}) => {
  expect((await page.goto('/seller/edit-product/%'))?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Edit Product');
});

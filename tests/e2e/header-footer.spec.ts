import { cartLink, expect, lampLine, penLine, seedCart, test } from './support/shop-test.ts';

const pages = ['/', '/products', '/product/1', '/cart', '/account'];

for (const path of pages) {
  test(`header and footer stand on ${path}`, async ({ page, isPhone }) => {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('link', { name: 'ESSENCE' })).toHaveAttribute(
      'href',
      '/',
    );
    if (!isPhone) {
      const nav = page.getByRole('navigation', { name: 'Main' });
      for (const [name, href] of [
        ['HOME', '/'],
        ['SHOP', '/products'],
        ['ACCOUNT', '/account'],
      ] as const) {
        const link = nav.getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', href);
        await expect(link).toHaveText(name);
        await expect(link).toHaveCSS('text-transform', 'none');
      }
    }
    await expect(cartLink(page)).toHaveAttribute('href', '/cart');
    await expect(page.getByRole('contentinfo')).toContainText(
      `© ${new Date().getUTCFullYear()} ESSENCE`,
    );
  });
}

test('the badge counts distinct lines and is gone with the last', async ({ page }) => {
  await seedCart(page, [{ ...lampLine, quantity: 7 }, penLine]);
  await page.goto('/cart');
  await expect(cartLink(page)).toHaveText('2');
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items');
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(cartLink(page)).toHaveText('');
});

test('the header turns to compact glass after 10 px, not before', async ({ page }) => {
  await page.goto('/products');
  const header = page.getByRole('banner');
  const scrollTo = (top: number) =>
    page.evaluate((y) => {
      window.scrollTo({ top: y, behavior: 'instant' });
    }, top);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await scrollTo(10);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(10);
  await expect(header).not.toHaveAttribute('data-compact');
  await scrollTo(11);
  await expect(header).toHaveAttribute('data-compact');
  await expect(header.locator('.glass')).toHaveCSS('opacity', '1');
  await expect(header.locator('.glass')).toHaveCSS('backdrop-filter', /blur/);
  await scrollTo(0);
  await expect(header).not.toHaveAttribute('data-compact');
});

test('the header is lower once it is compact, and nothing in the page shifts', async ({ page }) => {
  await page.goto('/products');
  const header = page.getByRole('banner');
  const read = () =>
    page.evaluate(() => ({
      header: document.querySelector('header')?.getBoundingClientRect().height,
      heading: (document.querySelector('h1')?.getBoundingClientRect().top ?? 0) + window.scrollY,
      page: document.documentElement.scrollHeight,
    }));
  const scrollTo = (top: number) =>
    page.evaluate((y) => {
      window.scrollTo({ top: y, behavior: 'instant' });
    }, top);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await read();
  for (const top of [1, 10]) {
    await scrollTo(top);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
    expect(await read()).toEqual(before);
  }
  await scrollTo(11);
  await expect(header).toHaveAttribute('data-compact');
  const after = await read();
  expect(after.header).toBeLessThan(before.header ?? 0);
  expect({ ...after, header: before.header }).toEqual(before);
});

test('the footer leads into the shop and to people', async ({ page }) => {
  await page.goto('/cart');
  const footer = page.getByRole('contentinfo');
  for (const link of await footer
    .getByRole('navigation', { name: 'Shop' })
    .getByRole('link')
    .all()) {
    await expect(link).toHaveAttribute('href', '/products');
  }
  await expect(footer.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  );
  await expect(footer.getByRole('link', { name: '+1 (503) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+15035550142',
  );
  await expect(footer).toContainText('18 Foundry Lane');
  await footer.getByRole('link', { name: 'All Products' }).click();
  await expect(page).toHaveURL('/products');
});

test('a placeholder link leads nowhere and loses no place', async ({ page }) => {
  await page.goto('/products?q=lamp');
  const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  await privacy.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  await privacy.click();
  await privacy.press('Enter');
  await expect(page).toHaveURL('/products?q=lamp');
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});

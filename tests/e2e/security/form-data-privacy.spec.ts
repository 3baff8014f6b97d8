import type { Page } from 'playwright/test';
import { field, fill, order as shopperOrder, placeOrderAtOnce } from '../support/checkout.ts';
import {
  expect,
  heading,
  lampLine,
  seedCart,
  test,
  toast,
  WORKER_BLOCKED,
} from '../support/shop-test.ts';

/** In all that is typed here, so that it is found wherever it went. */
const MARK = 'Zyxwvut';

/** Follows where typed words could go: the console, addresses, and what is asked of any server. */
function watchTraces(page: Page) {
  const logged: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => {
    if (message.text() !== WORKER_BLOCKED) logged.push(message.text());
  });
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  page.on('framenavigated', (frame) => asked.push(frame.url()));
  return { logged, asked };
}

/** What is left in the browser, in every place that it offers, as one text. */
async function readTraces(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map(async (name) => (await window.caches.open(name)).keys()),
    );
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      await indexedDB.databases(),
      caches.flat().map(({ url }) => url),
      document.cookie,
      history.state,
      location.href,
      document.title,
      window.name,
    ]);
  });
}

async function expectNoTrace(page: Page, asked: readonly string[]) {
  expect(await readTraces(page)).not.toContain(MARK);
  expect(asked.filter((text) => text.includes(MARK))).toEqual([]);
}

const order = {
  ...Object.fromEntries(Object.keys(shopperOrder).map((label) => [label, MARK])),
  Email: `${MARK}@example.com`,
};

test('an order leaves nothing behind, be it left or placed, not even a word in the console', async ({
  page,
}) => {
  const { logged, asked } = watchTraces(page);
  await seedCart(page, [lampLine]);
  await page.goto('/checkout');
  await fill(page, order);
  await page.getByRole('link', { name: 'ESSENCE' }).first().click();
  // The address changes at once; the form is there until the next page is.
  await expect(heading(page)).toHaveText(/Minimal Design/);
  await expectNoTrace(page, asked);
  await page.goBack();
  await expect(field(page, 'Card Number')).toHaveValue('');
  await fill(page, order);
  await placeOrderAtOnce(page);
  await expect(page).toHaveURL('/');
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
  await expectNoTrace(page, asked);
  expect(logged).toEqual([]);
});

test('a profile and an application to sell are logged once each, and nothing else is kept', async ({
  page,
}) => {
  const { logged, asked } = watchTraces(page);
  await page.goto('/account');
  await fill(page, {
    'Full Name': MARK,
    Email: `${MARK}@example.com`,
    'Phone Number': MARK,
    Address: `204 ${MARK} Street`,
  });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Profile Updated')).toBeVisible();
  await page.getByRole('tab', { name: 'Seller Dashboard' }).click();
  await fill(page, {
    'Business Name': MARK,
    'Business Description': `${MARK} turned from one piece of walnut.`,
    'Tax ID / Business Number': MARK,
  });
  await field(page, 'Business Category').selectOption('home');
  await page.getByRole('button', { name: 'Create Seller Account' }).click();
  await expect(toast(page, 'Seller Account Created')).toBeVisible();
  await expectNoTrace(page, asked);
  expect(logged).toEqual([
    expect.stringContaining('Profile updated'),
    expect.stringContaining('Seller account created'),
  ]);
  await page.goto('/account');
  await expect(field(page, 'Full Name')).not.toHaveValue(MARK);
});

test('a product of a seller is logged once and nothing else is kept of it', async ({ page }) => {
  const { logged, asked } = watchTraces(page);
  await page.goto('/seller/edit-product/7');
  await fill(page, {
    'Product Name': MARK,
    Description: `${MARK} turned from one piece of walnut.`,
    'Price ($)': '56.50',
    'Stock Quantity': '12',
  });
  await field(page, 'Category').selectOption('home');
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(toast(page, 'Product Updated')).toBeVisible();
  await expectNoTrace(page, asked);
  expect(logged).toEqual([expect.stringContaining('Product updated')]);
});

import type { Page } from 'playwright/test';
import { field, fill, order as shopperOrder, completeOrder } from '../support/checkout.ts';
import { lineOf } from '../../support/roles.ts';
import { expect, heading, seedCart, test, toast, WORKER_BLOCKED } from '../support/shop-test.ts';

/** Part of every typed value, to find where it leaks. */
const MARK = 'Zyxwvut';

/** Records console messages, URLs and request bodies, where typed values could leak. */
function recordTraffic(page: Page) {
  const logs: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (message.text() !== WORKER_BLOCKED) logs.push(message.text());
  });
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  page.on('framenavigated', (frame) => requests.push(frame.url()));
  return { logs, requests };
}

/** Reads all client-side storage and page state as one text. */
async function readStorage(page: Page): Promise<string> {
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

async function expectNoLeak(page: Page, requests: readonly string[]) {
  expect(await readStorage(page)).not.toContain(MARK);
  expect(requests.filter((text) => text.includes(MARK))).toEqual([]);
}

const order = {
  ...Object.fromEntries(Object.keys(shopperOrder).map((label) => [label, MARK])),
  Email: `${MARK}@example.com`,
};

test('checkout values of abandoned and placed orders are not stored, sent or logged', async ({
  page,
}) => {
  const { logs, requests } = recordTraffic(page);
  await seedCart(page, [lineOf('costly')]);
  await page.goto('/checkout');
  await fill(page, order);
  await page.getByRole('link', { name: 'ESSENCE' }).first().click();
  // The URL changes before the form unmounts.
  await expect(heading(page)).toHaveText(/Minimal Design/);
  await expectNoLeak(page, requests);
  await page.goBack();
  await expect(field(page, 'Card Number')).toHaveValue('');
  await fill(page, order);
  await completeOrder(page);
  await expect(page).toHaveURL('/');
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
  await expectNoLeak(page, requests);
  expect(logs).toEqual([]);
});

test('profile and seller application are logged once, not stored or sent', async ({ page }) => {
  const { logs, requests } = recordTraffic(page);
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
  await expectNoLeak(page, requests);
  expect(logs).toEqual([
    expect.stringContaining('Profile updated'),
    expect.stringContaining('Seller account created'),
  ]);
  await page.goto('/account');
  await expect(field(page, 'Full Name')).not.toHaveValue(MARK);
});

test('a product of a seller is logged once and not stored or sent', async ({ page }) => {
  const { logs, requests } = recordTraffic(page);
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
  await expectNoLeak(page, requests);
  expect(logs).toEqual([expect.stringContaining('Product updated')]);
});

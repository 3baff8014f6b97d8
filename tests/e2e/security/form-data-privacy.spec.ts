import type { Page } from 'playwright/test';
import { completeOrder } from '../support/checkout.ts';
import { checkoutValues, fill } from '../support/form-values.ts';
import { lineOf } from '../../support/product-roles.ts';
import { field, heading, toast } from '../support/locators.ts';
import { expect, seedCart, test, waitForHydration, WORKER_BLOCKED } from '../support/shop-test.ts';

/** Part of every typed value, to find where it leaks. */
const MARK = 'Zyxwvut';
/** Valid in every field. */
const VALUE = `${MARK}@example.com`;

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

const markedValues = Object.fromEntries(Object.keys(checkoutValues).map((label) => [label, VALUE]));

test('checkout values of abandoned and placed orders are not stored, sent or logged', async ({
  page,
}) => {
  const { logs, requests } = recordTraffic(page);
  await seedCart(page, [lineOf('costly')]);
  await page.goto('/checkout');
  await fill(page, markedValues);
  await page.getByRole('link', { name: 'ESSENCE' }).first().click();
  // The URL changes before the form unmounts.
  await expect(heading(page)).toHaveText(/Minimal Design/);
  await expectNoLeak(page, requests);
  await page.goBack();
  await expect(field(page, 'Card Number')).toHaveValue('');
  await fill(page, markedValues);
  await completeOrder(page);
  await expect(page).toHaveURL('/');
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
  await expectNoLeak(page, requests);
  expect(logs).toEqual([]);
});

test('Back from another document restores contact and shipping, not the card', async ({ page }) => {
  await seedCart(page, [lineOf('costly')]);
  await page.goto('/checkout');
  await fill(page, checkoutValues);
  // The back/forward cache keeps the document as it is after this event.
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await expect(field(page, 'Email')).not.toHaveValue('');
  await expect(field(page, 'Card Number')).toHaveValue('');
  await page.goto('/cart');
  await page.goBack();
  await waitForHydration(page);
  await expect(field(page, 'Email')).not.toHaveValue('');
  for (const label of ['Name on Card', 'Card Number', 'Expiry Date', 'CVV']) {
    await expect(field(page, label)).toHaveValue('');
  }
});

test('the values of other forms are logged once, not stored or sent', async ({ page }) => {
  const { logs, requests } = recordTraffic(page);
  for (const [path, button, message] of [
    ['/account', 'Save Changes', 'Profile Updated'],
    ['/account?tab=seller', 'Create Seller Account', 'Seller Account Created'],
    ['/seller/edit-product/7', 'Update Product', 'Product Updated'],
  ] as const) {
    await page.goto(path);
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: button }) });
    const texts = form.locator('textarea, input:not([inputmode])').filter({ visible: true });
    for (const text of await texts.all()) await text.fill(VALUE);
    for (const category of await form.locator('select').all()) await category.selectOption('home');
    await form.getByRole('button', { name: button }).click();
    await expect(toast(page, message)).toBeVisible();
    await expectNoLeak(page, requests);
    expect(logs.splice(0)).toEqual([expect.stringMatching(new RegExp(message, 'i'))]);
  }
});

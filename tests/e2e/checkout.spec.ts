import type { Page } from 'playwright/test';
import { placeOrderAndPause } from './support/checkout.ts';
import { checkoutValues, fill } from './support/form-values.ts';
import { lineOf } from '../support/product-roles.ts';
import { cartLink, field, heading, placeOrderButton, toast } from './support/locators.ts';
import { expect, seedCart, storedCart, test, turnOnSaveData } from './support/shop-test.ts';

// The browser of the tests has no apps for email and phone.
test.use({ allowedMessages: /Failed to launch '(?:mailto|tel):/ });

test.beforeEach(async ({ page }) => {
  await seedCart(page, [lineOf('costly'), lineOf('cheap', { quantity: 2 })]);
});

test('an order placed by Enter empties the cart and navigates straight home', async ({ page }) => {
  await page.goto('/checkout');
  await page.clock.install();
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await fill(page, checkoutValues);
  await field(page, 'CVV').press('Enter');
  await page.clock.fastForward(1500);
  await expect(page).toHaveURL('/');
  expect(visited).toEqual(['/']);
  await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
  await expect(page.locator('[data-toast]')).toHaveCount(1);
  // The title would be read over the toast.
  expect(await page.locator('#announcer').textContent()).not.toContain('ESSENCE');
  await expect(cartLink(page)).toHaveText('');
  expect(await storedCart(page)).toEqual([]);
});

/** Records whether the hero images are complete when they enter the page. */
function recordFirstHero() {
  new MutationObserver((_, observer) => {
    const heroes = [...document.querySelectorAll<HTMLImageElement>('main [data-over-image] img')];
    if (heroes.length === 0) return;
    observer.disconnect();
    Object.assign(window, { firstHero: heroes.map(({ complete }) => complete) });
  }).observe(document, { childList: true, subtree: true });
}

const unlit = '.light-coming-on';

test('the light of the home page comes on after an order, with images loaded while it is processed', async ({
  page,
}) => {
  const images: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && page.url().endsWith('/checkout'))
      images.push(request.url());
  });
  await page.goto('/checkout');
  await fill(page, checkoutValues);
  expect(images.filter((url) => url.includes('hero'))).toEqual([]);
  await page.evaluate(recordFirstHero);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate('window.firstHero')).toEqual([true, true]);
  expect(images.filter((url) => url.includes('unlit'))).toHaveLength(1);
  const photograph = page.getByRole('article').getByRole('img').nth(1);
  await expect
    .poll(() => photograph.evaluate((image: HTMLImageElement) => image.complete))
    .toBe(true);
  expect(images).toContain(
    await photograph.evaluate((image: HTMLImageElement) => image.currentSrc),
  );
  await expect(page.locator(unlit)).toHaveCount(0);
  await page.getByRole('link', { name: 'SHOP' }).click();
  await page.goBack();
  await expect(heading(page)).toHaveText(/Minimal Design/);
  await expect(page.locator(unlit)).toHaveCount(0);
});

const preferences = {
  'reduced motion': (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'Save-Data': turnOnSaveData,
};
for (const [preference, turnOn] of Object.entries(preferences)) {
  test(`the light of the home page is on from the start with ${preference}`, async ({ page }) => {
    await turnOn(page);
    await page.goto('/checkout');
    await fill(page, checkoutValues);
    await page.evaluate(recordFirstHero);
    await placeOrderButton(page).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate('window.firstHero')).toEqual([true]);
  });
}

test('an order in processing is cancelled when its document is left', async ({ page }) => {
  await page.goto('/checkout');
  await fill(page, checkoutValues);
  await placeOrderAndPause(page);
  // A slow response keeps the document, and its timers, for seconds after this event.
  await page.evaluate(() => dispatchEvent(new Event('beforeunload')));
  await page.clock.runFor(2000);
  await expect(placeOrderButton(page)).toHaveText('Place Order');
  await expect(page).toHaveURL('/checkout');
  expect(await storedCart(page)).toHaveLength(2);
});

for (const name of ['hello@example.com', '+1 (503) 555-0142']) {
  test(`an order in processing is completed after a press on ${name}`, async ({ page }) => {
    await page.goto('/checkout');
    await fill(page, checkoutValues);
    await placeOrderAndPause(page);
    await page.getByRole('link', { name }).click();
    await page.clock.runFor(2000);
    await page.clock.resume();
    await expect(page).toHaveURL('/');
    await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
  });
}

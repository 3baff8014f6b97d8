import type { Locator, Page } from 'playwright/test';
import { expect, lampLine, seedCart, test } from '../support/shop-test.ts';
import { screens } from './shop-states.ts';

/** What a thumb hits without aiming. */
const THUMB = 44;

/** The main targets, for a thumb. */
const mainTargets: readonly (readonly [path: string, find: (page: Page) => Locator])[] = [
  ['/', (page) => page.getByRole('button', { name: 'Menu' })],
  ['/', (page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ })],
  ['/', (page) => page.getByRole('link', { name: 'Explore Collection' })],
  ['/products', (page) => page.getByRole('button', { name: 'Show Filters' })],
  ['/products', (page) => page.getByRole('button', { name: 'Add to Cart' }).first()],
  ['/product/3', (page) => page.getByRole('button', { name: 'Add to Cart' }).first()],
  ['/product/3', (page) => page.getByRole('button', { name: 'Increase quantity' })],
  ['/product/3', (page) => page.getByRole('button', { name: 'Show photograph 2 of 2' })],
  ['/cart', (page) => page.getByRole('button', { name: 'Decrease quantity' })],
  ['/cart', (page) => page.getByRole('button', { name: 'Increase quantity' })],
  ['/cart', (page) => page.getByRole('button', { name: 'Remove Arc Desk Lamp' })],
  ['/cart', (page) => page.getByRole('button', { name: 'Clear Cart' })],
  ['/cart', (page) => page.getByRole('link', { name: 'Proceed to Checkout' })],
  ['/checkout', (page) => page.getByRole('button', { name: 'Place Order' })],
  ['/account', (page) => page.getByRole('tab', { name: 'Seller Dashboard' })],
  ['/account', (page) => page.getByRole('button', { name: 'Save Changes' })],
  ['/seller/products', (page) => page.getByRole('link', { name: 'Analytics' })],
  ['/seller/edit-product/1', (page) => page.getByRole('button', { name: 'Remove Image 1' })],
];

for (const [path, find] of mainTargets) {
  test(`a thumb hits ${String(find).replace(/^.*?name: (.*?) \}.*$/s, '$1')} on ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize(screens.narrow);
    await seedCart(page, [lampLine]);
    await page.goto(path);
    const box = await find(page).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(THUMB);
    expect(box?.height).toBeGreaterThanOrEqual(THUMB);
  });
}

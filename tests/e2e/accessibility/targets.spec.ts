import type { Locator, Page } from 'playwright/test';
import { expect, lampLine, seedCart, test } from '../support/shop-test.ts';
import { openState, screens, screensOf, shopStates } from './shop-states.ts';

/** What WCAG 2.2 asks for in 2.5.8, in px. */
const LEAST = 24;

/** What a thumb hits without aiming. */
const THUMB = 44;

for (const state of shopStates) {
  test.describe(state.name, () => {
    test.use({ allowedConsole: state.allowedConsole ?? null });

    for (const screen of screensOf(state)) {
      test(`has no target under ${LEAST} px at ${screens[screen].width} px`, async ({ page }) => {
        await openState(page, state, screen);
        expect(await findSmallTargets(page)).toEqual([]);
      });
    }
  });
}

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

/** Targets that are smaller than the least, a line for each. */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const scope = document.querySelector('dialog[open]') ?? document.body;
    const targets = scope.querySelectorAll<HTMLElement>(
      'a, button, input:not([type=file]), select, textarea, [role=tab], [tabindex="0"]',
    );
    return [...targets]
      .filter((target) =>
        target.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
      )
      .flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        if (Math.min(width, height) >= least) return [];
        const name = target.getAttribute('aria-label') ?? target.textContent.trim();
        return [`${name} is ${Math.round(width)} by ${Math.round(height)} px`];
      });
  }, LEAST);
}

import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { lineOf, pathOf, role } from '../../support/roles.ts';
import { expect, seedCart, test, toast } from '../support/shop-test.ts';
import { screens } from './shop-states.ts';

/*
 * In forced colours mode (e.g. Windows contrast themes) the browser replaces all colours by a small system
 * palette, removes backgrounds and shadows, and paints transparent borders.
 */
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
});

test('buttons, fields and toasts have a visible border', async ({ page }) => {
  await seedCart(page, [lineOf('costly')]);
  for (const [path, name] of [
    ['/', 'Explore Collection'],
    [pathOf('costly'), 'Added to Cart'],
    [pathOf('soldOut'), 'Add to Cart'],
    ['/cart', 'Proceed to Checkout'],
    ['/checkout', 'Place Order'],
    ['/account', 'Save Changes'],
    [pathOf('cheap'), 'Add to Cart'],
  ] as const) {
    await page.goto(path);
    const button = page.getByRole('main').locator('a, button').filter({ hasText: name }).first();
    await expect(button, path).toHaveCSS('border-top-style', 'solid');
    await expect(button, path).toHaveCSS('border-top-width', '1px');
    if (path === '/') {
      const link = page.getByRole('link', { name: 'View Featured' }).locator('span').first();
      await expect(link).toHaveCSS('text-decoration-line', 'underline');
    }
    if (path === '/account') {
      const field = page.getByLabel('Full Name');
      await expect(field).toHaveCSS('border-bottom-style', 'solid');
      await field.focus();
      await expect(field).toHaveCSS('outline-style', 'solid');
    }
  }
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  const message = toast(page, `Added ${role('cheap').name} to cart`);
  const boxes = message.locator('xpath=ancestor::*[ancestor::li]');
  await expect
    .poll(() =>
      boxes.evaluateAll((elements) =>
        elements.some((box) => getComputedStyle(box).borderTopWidth === '1px'),
      ),
    )
    .toBe(true);
});

test('icons have the colour of the text beside them', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(pathOf('costly'));
  const colours = await page
    .getByRole('main')
    .locator('svg:not([color])')
    .evaluateAll((icons) =>
      icons.map((icon) =>
        [icon, icon.parentElement ?? icon].map((element) => getComputedStyle(element).color),
      ),
    );
  expect(colours.length).toBeGreaterThan(8);
  for (const [icon, text] of colours) expect(icon).toBe(text);
});

test('icons over a photograph have a background', async ({ page }) => {
  await page.setViewportSize(screens.narrow);
  await page.goto(pathOf('costly'));
  const background = await systemColour(page, 'Canvas');
  for (const name of ['View full screen', 'Back', 'Cart', 'Menu']) {
    const control = page.getByRole(name === 'Cart' ? 'link' : 'button', { name, exact: true });
    await expect(control, name).toHaveCSS('background-color', background);
  }
});

test('quantity buttons of an out-of-stock product look disabled', async ({ page }) => {
  await page.goto(pathOf('soldOut'));
  const main = page.getByRole('main');
  const disabledColour = await main
    .locator('button:disabled')
    .first()
    .evaluate((button) => getComputedStyle(button).color);
  for (const name of [/^Decrease quantity/, /^Increase quantity/]) {
    await expect(main.getByRole('button', { name })).toHaveCSS('color', disabledColour);
  }
});

test('price thumbs are visible and change on focus, with and without forced colours', async ({
  page,
}) => {
  await page.goto('/products');
  const slider = page.getByRole('slider', { name: 'Minimum price' });
  const text = await systemColour(page, 'CanvasText');
  expect(await countPixels(slider, text)).toBeGreaterThan(200);
  for (const forcedColors of ['active', 'none'] as const) {
    await page.emulateMedia({ forcedColors });
    await page.getByRole('list', { name: 'Category' }).getByRole('button').last().focus();
    const before = await slider.screenshot();
    await page.keyboard.press('Tab');
    await expect(slider).toBeFocused();
    expect((await slider.screenshot()).equals(before), forcedColors).toBe(false);
  }
});

test('only the current link, tab, thumbnail and category is marked', async ({ page }) => {
  await page.goto('/seller/products');
  const menu = page.getByRole('navigation', { name: 'Seller' });
  const products = menu.getByRole('link', { name: 'Products' });
  const orders = menu.getByRole('link', { name: 'Orders' });
  await expectMarked(products.locator('span'), orders.locator('span'), '::before');
  await page.setViewportSize(screens.narrow);
  await expectMarked(products, orders, '::after');
  await page.setViewportSize(screens.wide);

  await page.goto('/account');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expectMarked(tab('Profile'), tab('Orders'), '::after');

  await page.goto(pathOf('cheap'));
  const thumbnail = (number: number) =>
    page.getByRole('button', { name: `Show photograph ${number} of 2` });
  await expectMarked(thumbnail(1), thumbnail(2), '::after');

  const { category } = role('cheap');
  await page.goto(`/products?category=${category}`);
  const nav = page.getByRole('navigation', { name: 'Main' });
  const link = (name: string) => nav.getByRole('link', { name });
  await expectMarked(link('SHOP'), link('HOME'), '::after');
  const button = (name: string) => page.getByRole('button', { name }).locator('span').first();
  await expectMarked(button(category), button(role('costly').category), '::before');
});

/** Expects the mark, a pseudo-element, on the selected element only. */
async function expectMarked(
  selected: Locator,
  other: Locator,
  pseudo: '::before' | '::after',
): Promise<void> {
  expect.soft(await isMarked(selected, pseudo), `${selected.toString()} is marked`).toBe(true);
  expect.soft(await isMarked(other, pseudo), `${other.toString()} is marked`).toBe(false);
}

/** Whether the mark of an element has a size and differs in colour from the page. */
async function isMarked(element: Locator, pseudo: string): Promise<boolean> {
  const canvas = await systemColour(element.page(), 'Canvas');
  return element.evaluate(
    (target, [mark, page]) => {
      const style = getComputedStyle(target, mark);
      const hasNoSize = style.transform.startsWith('matrix(0,') || style.scale.startsWith('0 ');
      const isDrawn =
        Number.parseFloat(style.borderTopWidth) > 0
          ? style.borderTopColor !== page
          : style.backgroundColor !== page && Number.parseFloat(style.height) > 0;
      return style.content !== 'none' && style.opacity !== '0' && !hasNoSize && isDrawn;
    },
    [pseudo, canvas] as const,
  );
}

/** Number of pixels of an element in a colour. */
async function countPixels(element: Locator, colour: string): Promise<number> {
  const screenshot = sharp(await element.screenshot({ animations: 'disabled' })).removeAlpha();
  const pixels = await screenshot.raw().toBuffer();
  const [red, green, blue] = colour.match(/\d+/g)?.map(Number) ?? [];
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    if (pixels[at] === red && pixels[at + 1] === green && pixels[at + 2] === blue) count += 1;
  }
  return count;
}

/** Computed value of a CSS system colour. */
function systemColour(page: Page, name: string): Promise<string> {
  return page.evaluate((colour) => {
    const probe = document.createElement('span');
    probe.style.color = colour;
    document.body.append(probe);
    const value = getComputedStyle(probe).color;
    probe.remove();
    return value;
  }, name);
}

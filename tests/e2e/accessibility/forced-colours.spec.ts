import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { lineOf, pathOf, productOf } from '../../support/product-roles.ts';
import { expect, scrollTo, seedCart, test } from '../support/shop-test.ts';
import { screens } from './shop-states.ts';

/*
 * In forced colours mode (e.g. Windows contrast themes) the browser replaces all colours by a small system
 * palette, removes backgrounds and shadows, and paints transparent borders.
 */
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
});

test('in forced colours, controls have a border, an outline or an underline', async ({ page }) => {
  await seedCart(page, [lineOf('costly')]);
  const main = page.getByRole('main');
  for (const [path, name] of [
    ['/', 'Explore Collection'],
    [pathOf('costly'), 'Added to Cart'],
    [pathOf('soldOut'), 'Add to Cart'],
    [pathOf('cheap'), 'Add to Cart'],
  ] as const) {
    await page.goto(path);
    await expectBorder(main.locator('a, button').filter({ hasText: name }).first());
  }
  await main.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expectBorder(page.locator('[data-toast]'));

  await page.goto('/account');
  const field = page.getByLabel('Full Name');
  await expectBorder(field, 'border-bottom');
  await field.focus();
  await expect(field).toHaveCSS('outline-style', 'solid');

  await page.goto('/');
  const link = page.getByRole('link', { name: 'View Featured' }).locator('span').first();
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
});

test('in forced colours, icons have the colour of the text beside them', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(pathOf('costly'));
  const icons = page.getByRole('main').locator('svg:not([color])');
  expect(await icons.count()).toBeGreaterThan(8);
  const others = await icons.evaluateAll((all) =>
    all.filter((icon) => {
      const [own, text] = [icon, icon.parentElement ?? icon].map(
        (element) => getComputedStyle(element).color,
      );
      return own !== text;
    }),
  );
  expect(others).toEqual([]);
});

test('in forced colours, icons over a photograph have a background', async ({ page }) => {
  await page.setViewportSize(screens.narrow);
  await page.goto(pathOf('costly'));
  const background = await systemColour(page, 'Canvas');
  for (const name of ['View full screen', 'Back', 'Cart', 'Menu']) {
    const control = page.getByRole(name === 'Cart' ? 'link' : 'button', { name, exact: true });
    await expect(control, name).toHaveCSS('background-color', background);
  }
  await scrollTo(page, 100);
  await expect(page.locator('.glass')).toHaveCSS('background-color', background);
});

test('in forced colours, disabled buttons of quantity and viewer look disabled', async ({
  page,
}) => {
  await page.goto(pathOf('soldOut'));
  const disabled = await systemColour(page, 'GrayText');
  for (const name of [/^Decrease quantity/, /^Increase quantity/]) {
    await expect(page.getByRole('button', { name }).first()).toHaveCSS('color', disabled);
  }
  await page.getByRole('button', { name: 'View full screen' }).click();
  const previous = page.getByRole('button', { name: 'Previous photograph' });
  await expect(previous).toHaveCSS('color', disabled);
});

test('price thumbs are visible in forced colours, and change on focus with and without them', async ({
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

test('in forced colours, only what is current or selected is marked', async ({ page }) => {
  await page.goto('/seller/products');
  const menu = page.getByRole('navigation', { name: 'Seller' });
  const products = menu.getByRole('link', { name: 'Products' });
  const orders = menu.getByRole('link', { name: 'Orders' });
  await expectMarked(products.locator('span'), orders.locator('span'));
  await page.setViewportSize(screens.narrow);
  await expectMarked(products, orders);
  await page.setViewportSize(screens.wide);

  await page.goto('/account');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expectMarked(tab('Profile'), tab('Orders'));

  await page.goto(pathOf('cheap'));
  const thumbnail = (number: number) =>
    page.getByRole('button', { name: `Show photograph ${number} of 2` });
  await expectMarked(thumbnail(1), thumbnail(2));

  const { category } = productOf('cheap');
  await page.goto(`/products?category=${category}`);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expectMarked(
    nav.getByRole('link', { name: 'SHOP' }),
    nav.getByRole('link', { name: 'HOME' }),
  );
  const button = (name: string) => page.getByRole('button', { name }).locator('span').first();
  await expectMarked(button(category), button(productOf('costly').category));
});

async function expectBorder(element: Locator, property = 'border-top'): Promise<void> {
  await expect.soft(element).toHaveCSS(property, /^1px solid/);
}

/** Expects a mark, a pseudo-element with a size and another colour than the page, on the selected element only. */
async function expectMarked(selected: Locator, other: Locator): Promise<void> {
  const canvas = await systemColour(selected.page(), 'Canvas');
  const isMarked = (element: Locator) =>
    element.evaluate(
      (target, page) =>
        ['::before', '::after'].some((pseudo) => {
          const style = getComputedStyle(target, pseudo);
          const hasNoSize = style.transform.startsWith('matrix(0,') || style.scale.startsWith('0 ');
          const isDrawn =
            Number.parseFloat(style.borderTopWidth) > 0
              ? style.borderTopColor !== page
              : style.backgroundColor !== page && Number.parseFloat(style.height) > 0;
          return style.content !== 'none' && style.opacity !== '0' && !hasNoSize && isDrawn;
        }),
      canvas,
    );
  expect.soft(await isMarked(selected), `${selected.toString()} is marked`).toBe(true);
  expect.soft(await isMarked(other), `${other.toString()} is marked`).toBe(false);
}

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

import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { expect, lampLine, seedCart, test, toast } from '../support/shop-test.ts';
import { screens } from './shop-states.ts';

/*
 * A system may paint every page in a few colours of its own. It drops backgrounds and shadows then, and
 * makes every border solid, those that were transparent as well.
 */
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
});

test('a button has an edge', async ({ page }) => {
  await seedCart(page, [lampLine]);
  for (const [path, name] of [
    ['/', 'Explore Collection'],
    ['/product/3', 'Add to Cart'],
    ['/product/1', 'Added to Cart'],
    ['/product/7', 'Add to Cart'],
    ['/cart', 'Proceed to Checkout'],
    ['/checkout', 'Place Order'],
    ['/account', 'Save Changes'],
  ] as const) {
    await page.goto(path);
    const button = page.getByRole('main').locator('a, button').filter({ hasText: name }).first();
    await expect(button, path).toHaveCSS('border-top-style', 'solid');
    await expect(button, path).toHaveCSS('border-top-width', '1px');
  }
});

test('a quantity that cannot be changed has disabled buttons', async ({ page }) => {
  await page.goto('/product/7');
  const main = page.getByRole('main');
  const disabledColour = await main
    .locator('button:disabled')
    .first()
    .evaluate((button) => getComputedStyle(button).color);
  for (const name of [/^Decrease quantity/, /^Increase quantity/]) {
    await expect(main.getByRole('button', { name })).toHaveCSS('color', disabledColour);
  }
});

test('a toast has an edge', async ({ page }) => {
  await page.goto('/product/3');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect
    .poll(() =>
      toast(page, 'Added Pour-Over Set to cart').evaluate((words) => {
        for (
          let box = words.parentElement;
          box && box.localName !== 'li';
          box = box.parentElement
        ) {
          if (getComputedStyle(box).borderTopWidth === '1px') return true;
        }
        return false;
      }),
    )
    .toBe(true);
});

test('a field has a line, and a ring with the focus', async ({ page }) => {
  await page.goto('/account');
  const field = page.getByLabel('Full Name');
  await expect(field).toHaveCSS('border-bottom-style', 'solid');
  await field.focus();
  await expect(field).toHaveCSS('outline-style', 'solid');
});

test('the thumbs of the price stand out, and more so with the focus', async ({ page }) => {
  await page.goto('/products');
  const slider = page.getByRole('slider', { name: 'Minimum price' });
  const text = await systemColour(page, 'CanvasText');
  expect(await countPixels(slider, text)).toBeGreaterThan(200);
  const before = await slider.screenshot();
  await page.getByRole('button', { name: 'Home' }).focus();
  await page.keyboard.press('Tab');
  await expect(slider).toBeFocused();
  expect((await slider.screenshot()).equals(before)).toBe(false);
});

test.describe('what is chosen is marked, and nothing else', () => {
  for (const [width, mark] of Object.entries({ narrow: '::after', wide: '::before' })) {
    test(`in the menu of the seller area, ${width}`, async ({ page }) => {
      await page.setViewportSize(width === 'narrow' ? screens.narrow : screens.wide);
      await page.goto('/seller/products');
      const menu = page.getByRole('navigation', { name: 'Seller' });
      const marked = (name: string) => {
        const link = menu.getByRole('link', { name });
        return isMarked(mark === '::after' ? link : link.locator('span'), mark);
      };
      expect(await marked('Products')).toBe(true);
      expect(await marked('Orders')).toBe(false);
    });
  }

  test('among the tabs', async ({ page }) => {
    await page.goto('/account');
    expect(await isMarked(page.getByRole('tab', { name: 'Profile' }), '::after')).toBe(true);
    expect(await isMarked(page.getByRole('tab', { name: 'Orders' }), '::after')).toBe(false);
  });

  test('among the thumbnails', async ({ page }) => {
    await page.goto('/product/3');
    const thumbnail = (number: number) =>
      page.getByRole('button', { name: `Show photograph ${number} of 2` });
    expect(await isMarked(thumbnail(1), '::after')).toBe(true);
    expect(await isMarked(thumbnail(2), '::after')).toBe(false);
  });

  test('among the main links', async ({ page }) => {
    await page.setViewportSize(screens.wide);
    await page.goto('/products');
    const nav = page.getByRole('navigation', { name: 'Main' });
    expect(await isMarked(nav.getByRole('link', { name: 'SHOP' }), '::after')).toBe(true);
    expect(await isMarked(nav.getByRole('link', { name: 'HOME' }), '::after')).toBe(false);
  });

  test('among the categories', async ({ page }) => {
    await page.setViewportSize(screens.wide);
    await page.goto('/products?category=Home');
    const category = (name: string) => page.getByRole('button', { name }).locator('span').first();
    expect(await isMarked(category('Home'), '::before')).toBe(true);
    expect(await isMarked(category('Kitchen'), '::before')).toBe(false);
  });
});

test('a link inside of text has a line', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'View Featured' }).locator('span').first()).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
});

/** Whether an element's mark has a size and a colour that stands out. */
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

/** How many pixels of an element are painted in a colour. */
async function countPixels(element: Locator, colour: string): Promise<number> {
  const picture = sharp(await element.screenshot({ animations: 'disabled' })).removeAlpha();
  const pixels = await picture.raw().toBuffer();
  const [red, green, blue] = colour.match(/\d+/g)?.map(Number) ?? [];
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    if (pixels[at] === red && pixels[at + 1] === green && pixels[at + 2] === blue) count += 1;
  }
  return count;
}

/** A colour of the system, as computed styles give it. */
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

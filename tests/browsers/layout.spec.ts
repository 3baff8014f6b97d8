import { test } from './support/browser-test.ts';

const PHONE = { width: 390, height: 844 };
const SIZES = { desktop: { width: 1280, height: 800 }, phone: PHONE };

const PATHS = ['/', '/products', '/product/2', '/cart'];

/**
 * The elements that overflow the page sideways. The page clips them, so it has no scroll width to read.
 * An element in a box that clips or scrolls, e.g. in the gallery, is left out.
 */
const readOverflow = () => {
  const isInBox = ({ parentElement }: Element): boolean =>
    parentElement !== null &&
    parentElement !== document.body &&
    (getComputedStyle(parentElement).overflowX !== 'visible' || isInBox(parentElement));
  return Array.from(document.body.querySelectorAll('*'))
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      const overflows = left < -1 || right > document.documentElement.clientWidth + 1;
      return overflows && element.checkVisibility() && !isInBox(element);
    })
    .map((element) => element.outerHTML.slice(0, 200));
};

/** The addresses of the images in the viewport that have not loaded. */
const readBlankImages = () =>
  Array.from(document.images)
    .filter((image) => {
      const { top, bottom, height } = image.getBoundingClientRect();
      const isInViewport = height > 0 && bottom > 0 && top < innerHeight;
      return isInViewport && image.checkVisibility() && image.naturalWidth === 0;
    })
    .map((image) => image.currentSrc);

for (const [layout, size] of Object.entries(SIZES)) {
  test(`pages on a ${layout} fit its width and show their photographs`, async ({ shop }) => {
    await shop.tab.resize(size);
    await shop.open('/product/2');
    await shop.click('main button', 'Add to Cart');
    await shop.expectName('header a', 'Cart, 1 item');
    for (const path of PATHS) {
      await shop.open(path);
      await shop.expectResult(() => innerWidth, size.width);
      await shop.expectResult(readOverflow, []);
      await shop.expectResult(readBlankImages, []);
      await shop.expectResult(() => document.images.length > 0, true);
      await shop.expectResult(() => document.fonts.check('1rem "Hanken Grotesk"'), true);
    }
  });
}

test('menu on a phone is a modal dialog that Escape and a link close', async ({ shop }) => {
  await shop.tab.resize(PHONE);
  await shop.open('/');
  await shop.click('header button', 'Menu');
  await shop.expectName('dialog:modal a', 'SHOP');
  await shop.press('Escape');
  await shop.expectNames('dialog', []);
  await shop.expectResult(() => document.activeElement?.getAttribute('aria-label'), 'Menu');
  await shop.click('header button', 'Menu');
  await shop.click('dialog a', 'SHOP');
  await shop.expectPath('/products');
  await shop.expectNames('dialog', []);
});

test('filters on a phone are a modal dialog that a category closes', async ({ shop }) => {
  await shop.tab.resize(PHONE);
  await shop.open('/products');
  await shop.click('main button', 'Show Filters');
  await shop.click('dialog:modal button', 'Kitchen');
  await shop.expectNames('dialog', []);
  await shop.expectNames('article h2', ['Pour-Over Set']);
});

import { test } from './support/browser-test.ts';

const PHONE = { width: 390, height: 844 };
const SIZES = { desktop: { width: 1280, height: 800 }, phone: PHONE };

const PATHS = ['/', '/products', '/product/2', '/cart'];

/**
 * Elements that overflow the page horizontally. Checks positions, because the page clips its overflow and
 * has no scroll width. Leaves out elements in a box that clips or scrolls, e.g. in the gallery.
 */
const findOverflow = () => {
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

/** URLs of the images in the viewport that have not loaded. */
const findMissingImages = () =>
  Array.from(document.images)
    .filter((image) => {
      const { top, bottom, height } = image.getBoundingClientRect();
      const isInViewport = height > 0 && bottom > 0 && top < innerHeight;
      return isInViewport && image.checkVisibility() && image.naturalWidth === 0;
    })
    .map((image) => image.currentSrc);

for (const [layout, size] of Object.entries(SIZES)) {
  test(`pages fit the width and load their images on a ${layout}`, async ({ shop }) => {
    await shop.tab.resize(size);
    await shop.open('/product/2');
    await shop.click('main button', 'Add to Cart');
    await shop.expectName('header a', 'Cart, 1 item');
    for (const path of PATHS) {
      await shop.open(path);
      await shop.expectResult(() => innerWidth, size.width);
      await shop.expectResult(findOverflow, []);
      await shop.expectResult(findMissingImages, []);
      await shop.expectResult(() => document.images.length > 0, true);
      await shop.expectResult(() => document.fonts.check('1rem "Hanken Grotesk"'), true);
    }
  });
}

test('menu on a phone is a modal dialog that closes on Escape and on navigation', async ({
  shop,
}) => {
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

test('filters on a phone are a modal dialog that closes when a category is selected', async ({
  shop,
}) => {
  await shop.tab.resize(PHONE);
  await shop.open('/products');
  await shop.click('main button', 'Show Filters');
  await shop.click('dialog:modal button', 'Kitchen');
  await shop.expectNames('dialog', []);
  await shop.expectNames('article h2', ['Pour-Over Set']);
});

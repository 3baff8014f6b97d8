import { writeFile } from 'node:fs/promises';
import { test } from './support/browser-test.ts';

const PHONE = { width: 390, height: 844 };
const SIZES = { desktop: { width: 1280, height: 800 }, phone: PHONE };

/** Each is left as a picture in the test's folder, to be looked at. */
const PAGES = { home: '/', products: '/products', product: '/product/2', cart: '/cart' };

/**
 * What sticks out of the page to the side; the page cuts it off and does not scroll to it. What lies in
 * a box that cuts off or scrolls by itself, as the gallery does, is that box's own affair.
 */
const readOverhang = () => {
  const { clientWidth } = document.documentElement;
  const isInBox = ({ parentElement }: Element): boolean =>
    parentElement !== null &&
    parentElement !== document.body &&
    (getComputedStyle(parentElement).overflowX !== 'visible' || isInBox(parentElement));
  return Array.from(document.body.querySelectorAll('*'))
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return element.checkVisibility() && (left < -1 || right > clientWidth + 1);
    })
    .filter((element) => !isInBox(element))
    .map((element) => element.outerHTML.slice(0, 200));
};

/** The pictures in the window that have nothing to show. */
const readBlankPictures = () =>
  Array.from(document.images)
    .filter((image) => {
      const { top, bottom, height } = image.getBoundingClientRect();
      return image.checkVisibility() && height > 0 && bottom > 0 && top < innerHeight;
    })
    .filter((image) => image.naturalWidth === 0)
    .map((image) => image.currentSrc);

for (const [layout, size] of Object.entries(SIZES)) {
  test(`the pages fit a ${layout} and show their photographs`, async ({ visitor }, testInfo) => {
    await visitor.resize(size);
    await visitor.open('/product/2');
    await visitor.click('main button', 'Add to Cart');
    await visitor.sees('header a', 'Cart, 1 item');
    for (const [name, path] of Object.entries(PAGES)) {
      await visitor.open(path);
      await visitor.learns(() => innerWidth, size.width);
      await visitor.learns(readOverhang, []);
      await visitor.learns(readBlankPictures, []);
      await visitor.learns(() => document.images.length > 0, true);
      await visitor.learns(() => document.fonts.check('1rem "Hanken Grotesk"'), true);
      await writeFile(testInfo.outputPath(`${name}.png`), await visitor.photograph());
    }
  });
}

test('the menu of a phone opens over the page, and Escape closes it', async ({ visitor }) => {
  await visitor.resize(PHONE);
  await visitor.open('/');
  await visitor.click('header button', 'Menu');
  await visitor.sees('dialog:modal a', 'SHOP');
  await visitor.press('Escape');
  await visitor.seesOnly('dialog', []);
  await visitor.learns(() => document.activeElement?.getAttribute('aria-label'), 'Menu');
  await visitor.click('header button', 'Menu');
  await visitor.click('dialog a', 'SHOP');
  await visitor.isAt('/products');
  await visitor.seesOnly('dialog', []);
});

test('the filters of a phone open over the page, and a category closes them', async ({
  visitor,
}) => {
  await visitor.resize(PHONE);
  await visitor.open('/products');
  await visitor.click('main button', 'Show Filters');
  await visitor.click('dialog:modal button', 'Kitchen');
  await visitor.seesOnly('dialog', []);
  await visitor.seesOnly('article h2', ['Pour-Over Set']);
});

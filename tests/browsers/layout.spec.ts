import { pathOf } from '../support/product-roles.ts';
import { test } from './support/browser-test.ts';

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** Laptop, phone in both orientations and a small phone. */
const WINDOWS = [
  [1280, 900],
  [844, 390],
  [390, 844],
  [320, 568],
] as const;

const PATHS = ['/', '/products', pathOf('costly'), '/cart'];

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
    await shop.open(pathOf('costly'));
    await shop.click('main button', 'Add to Cart');
    await shop.expectName('header a', 'Cart, 1 item');
    for (const path of PATHS) {
      await shop.open(path);
      await shop.expectResult(() => innerWidth, size.width);
      await shop.expectNoLayoutFaults();
      await shop.expectResult(findMissingImages, []);
      await shop.expectResult(() => document.images.length > 0, true);
      await shop.expectResult(() => document.fonts.check('1rem "Hanken Grotesk"'), true);
    }
  });
}

/** Dialogs, the buttons that open and close them, and the widest window that has these. */
const DIALOGS = [
  { path: pathOf('costly'), opener: 'View full screen', closer: 'Close', upTo: Infinity },
  { path: '/', opener: 'Menu', closer: 'Close menu', upTo: 639 },
  { path: '/products', opener: 'Show Filters', closer: 'Hide Filters', upTo: 899 },
];

/** The open dialog, its header's buttons and its photographs, if the window crops them. */
const findCropped = () =>
  Array.from(document.querySelectorAll('dialog, dialog > :first-child button, dialog img'))
    .filter((element) => {
      const { left, top, right, bottom, width } = element.getBoundingClientRect();
      if (top < -1 || bottom > innerHeight + 1) return true;
      if (!(element instanceof HTMLImageElement)) return left < -1 || right > innerWidth + 1;
      // The second photograph is beside the window.
      const isShown = element.naturalWidth > 0 && element.height > innerHeight / 2;
      return (
        width > innerWidth + 1 || !isShown || getComputedStyle(element).objectFit !== 'contain'
      );
    })
    .map((element) => element.outerHTML.slice(0, 200));

/** Not by the selector `:focus`, which only matches in a focused window. */
const readFocused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

for (const [width, height] of WINDOWS) {
  test(`dialogs fit a window of ${width} x ${height}, and close`, async ({ shop }) => {
    await shop.tab.resize({ width, height });
    for (const { path, opener, closer } of DIALOGS.filter(({ upTo }) => width <= upTo)) {
      await shop.open(path);
      for (const close of [() => shop.press('Escape'), () => shop.click('dialog button', closer)]) {
        await shop.click('button', opener);
        await shop.expectResult(() => document.querySelectorAll('dialog:modal').length, 1);
        await shop.expectResult(findCropped, []);
        await close();
        await shop.expectNames('dialog', []);
        await shop.expectResult(readFocused, opener);
      }
    }
  });
}

/** The width of the page without a scrollbar. */
const readWidth = () => document.documentElement.clientWidth;

test('on a tablet, filters do not move the page, and a press on the backdrop closes them', async ({
  shop,
}) => {
  await shop.tab.resize({ width: 820, height: 1180 });
  await shop.open('/products');
  const width = await shop.tab.evaluate(readWidth, '');
  await shop.click('main button', 'Show Filters');
  await shop.expectName('dialog:modal button', 'All Categories');
  await shop.expectResult(readWidth, width);
  await shop.tab.drag({ x: 100, y: 600 }, { x: 100, y: 600 });
  await shop.expectNames('dialog', []);
});

/** The thumbs' values in tens of dollars: a pixel is more than a dollar. */
const readTens = () =>
  Array.from(document.querySelectorAll<HTMLInputElement>('[type=range]'), (thumb) =>
    Math.round(thumb.valueAsNumber / 10),
  );

test('price sliders move by a press on the track and by dragging a thumb', async ({ shop }) => {
  await shop.open('/products');
  const [left = 0, width = 0, y = 0] = await shop.tab.evaluate((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box ? [box.left, box.width, box.top + box.height / 2] : [];
  }, '.range-slider-track');
  const pointAt = (fraction: number) => ({ x: left + width * fraction, y });
  await shop.tab.drag(pointAt(0.25), pointAt(0.25));
  await shop.expectResult(readTens, [5, 20]);
  await shop.tab.drag(pointAt(1), pointAt(0.5));
  await shop.expectResult(readTens, [5, 10]);
  await shop.tab.drag(pointAt(0.5), pointAt(0.1));
  await shop.expectResult(readTens, [5, 5]);
  // Both thumbs are here: the direction selects one.
  await shop.tab.drag(pointAt(0.25), pointAt(0.1));
  await shop.expectResult(readTens, [2, 5]);
  await shop.tab.drag(pointAt(0.75), pointAt(0.75));
  await shop.expectResult(readTens, [2, 15]);
});

test('a page from the back/forward cache has its scroll position, the stored cart and no open dialog', async ({
  shop,
}) => {
  await shop.open('/products');
  await shop.tab.evaluate(() => {
    window.scrollTo({ top: 300, behavior: 'instant' });
    document.title = 'Cached';
    document.body.appendChild(document.createElement('dialog')).showModal();
  }, '');
  await shop.load('/robots.txt');
  await shop.tab.evaluate((cart) => {
    localStorage.setItem('cart', cart);
    history.back();
  }, '[{"id":"5","name":"Pen","price":48,"image":"/pen.webp","quantity":1}]');
  await shop.expectResult(
    () => [document.title, window.scrollY, document.querySelector('dialog')?.open],
    ['Cached', 300, false],
  );
  await shop.expectName('header a', 'Cart, 1 item');
});

/**
 * Takes the pictures of the README: the built shop on a desktop and a phone, and the Storybook:
 * `npm run readme:pictures`, after a change of either that the README should show.
 */
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { browserLaunchOptions } from '../browser/find-browser.ts';
import { createShopServer } from '../server/create-shop-server.ts';
import { listenLocally } from '../server/listen-locally.ts';
import { serveFolder } from './serve-folder.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Height of the desktop's picture beside the phone's, and what is left free between them, in pixels. */
const SHOP_HEIGHT = 720;
const GAP = 24;

const STORYBOOK_WIDTH = 1280;

const lines = [
  { id: '3', name: 'Pour-Over Set', price: 89, image: '', quantity: 1 },
  { id: '5', name: 'Brass Rollerball Pen', price: 48, image: '', quantity: 2 },
];

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const storybookFolder = fileURLToPath(new URL('../../storybook-static', import.meta.url));

const browser = await chromium.launch(browserLaunchOptions());
const shop = await listenLocally(createShopServer(dist));
const storybook = await serveFolder(storybookFolder);
try {
  const left = await sharp(await picture(`${shop.origin}/`, desktop))
    .resize({ height: SHOP_HEIGHT })
    .toBuffer({ resolveWithObject: true });
  const right = await sharp(await picture(`${shop.origin}/cart`, phone))
    .resize({ height: SHOP_HEIGHT })
    .toBuffer({ resolveWithObject: true });
  await sharp({
    create: {
      width: left.info.width + GAP + right.info.width,
      height: SHOP_HEIGHT,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite([
      { input: left.data, left: 0, top: 0 },
      { input: right.data, left: left.info.width + GAP, top: 0 },
    ])
    .webp({ quality: 80 })
    .toFile(fileFor('shop.webp'));

  const story = `${storybook.origin}/?path=/story/components-commerce-productgrid--with-opener`;
  await sharp(await picture(story, desktop, '#storybook-preview-iframe'))
    .resize({ width: STORYBOOK_WIDTH })
    .webp({ quality: 80 })
    .toFile(fileFor('storybook.webp'));
} finally {
  shop.close();
  await storybook.close();
  await browser.close();
}

/**
 * A picture of what an address shows on a screen, once all that it shows has come.
 *
 * @param frame that it shows and that comes after it
 */
async function picture(
  address: string,
  viewport: { width: number; height: number },
  frame?: string,
) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript((cart) => {
    localStorage.setItem('cart', cart);
  }, JSON.stringify(lines));
  await page.goto(address, { waitUntil: 'networkidle' });
  if (frame !== undefined) {
    await page.frameLocator(frame).locator('article img').last().waitFor();
    await page.waitForLoadState('networkidle');
  }
  const shot = await page.screenshot();
  await context.close();
  return shot;
}

function fileFor(name: string) {
  return fileURLToPath(new URL(name, import.meta.url));
}

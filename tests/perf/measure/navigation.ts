import type { Browser } from 'playwright';
import { centreOf, withDevice, type Device } from '../device.ts';
import { home, product, products } from '../pages.ts';
import type { Measured } from '../report.ts';

/**
 * Navigates by clicks from the idle home page to the products and, once rendered, to a product, as on a first
 * visit, without a service worker. Times each step from the click to the frame with the page's heading, and
 * to the frame with all images in the viewport.
 */
export function measureNavigation(browser: Browser, origin: string): Promise<Measured> {
  return withDevice(
    browser,
    async (device) => {
      await device.page.goto(origin + home.path);
      await device.settle();
      const first = await goTo(device, products);
      const second = await goTo(device, product);
      return {
        toProducts: first.shown,
        toProductsWithImages: first.withImages,
        toProduct: second.shown,
        toProductWithImages: second.withImages,
      };
    },
    'block',
  );
}

async function goTo({ page, press }: Device, { path, heading }: typeof products) {
  const link = await centreOf(page.locator(`main a[href="${path}"]:visible`).first());
  const times = page.evaluate(waitForPage, { path, heading });
  await press(link);
  return times;
}

/** Runs in the page: waits until the page of this path is rendered, then for its images. */
async function waitForPage({ path, heading }: { path: string; heading: string }) {
  const { probe } = window;
  const shownAt = await probe.paintedFrame(
    () => location.pathname === path && document.querySelector('main h1')?.textContent === heading,
  );
  const completeAt = await probe.paintedFrame(() =>
    [...document.querySelectorAll('img')].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isInViewport = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return image.complete || !isInViewport;
    }),
  );
  const clickedAt = probe.clickedAt();
  return { shown: shownAt - clickedAt, withImages: completeAt - clickedAt };
}

/** @import { Browser, CDPSession, Page } from 'playwright' */
/** @import { MeasuredPage } from '../pages.js' */
/** @import { Measured } from '../report/samples.js' */
import { home, product, products } from '../pages.js';
import { withPhone } from '../phone.js';
import { settle } from '../settle.js';
import { throttleCpu, throttleLine } from '../throttle.js';
import { press } from './press.js';

/**
 * Walks by clicks from the settled home page to the products and, as soon as these are shown, on to
 * a product. Each way is timed from its click to the frame that shows the page's heading, and to the
 * one that has all pictures of the screen as well.
 * @param {Browser} browser
 * @param {string} origin
 * @returns {Promise<Measured>}
 */
export function measureWalk(browser, origin) {
  return withPhone(browser, async (phone) => {
    const { page, session } = phone;
    await throttleLine(session);
    await throttleCpu(session);
    await page.goto(origin + home.path);
    await settle(phone);
    const first = await goTo(page, session, products);
    const second = await goTo(page, session, product);
    return {
      toProducts: first.shown,
      toProduct: second.shown,
      walk: first.shown + second.shown,
      toProductsPictured: first.pictured,
      toProductPictured: second.pictured,
      walkPictured: first.pictured + second.pictured,
    };
  });
}

/**
 * @param {Page} page
 * @param {CDPSession} session
 * @param {MeasuredPage} goal
 */
async function goTo(page, session, { path, heading }) {
  const place = await page.evaluate(findLink, path);
  const arrival = page.evaluate(awaitPage, { path, heading });
  await press(session, place);
  return arrival;
}

/**
 * Runs in the page: where its first link to a path can be pressed.
 * @param {string} path
 */
function findLink(path) {
  const link = [...document.querySelectorAll(`main a[href="${path}"]`)].find((candidate) =>
    candidate.checkVisibility(),
  );
  if (!link) throw new Error(`No link leads to ${path}.`);
  const middle = () => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const { y } = middle();
  if (y < 80 || y > innerHeight - 20) {
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  return middle();
}

/**
 * Runs in the page: waits until the page of a path is shown, then until its pictures are.
 * @param {{ path: string, heading: string }} goal
 */
async function awaitPage({ path, heading }) {
  const { probe } = window;
  const shownAt = await probe.paintedFrame(
    () => location.pathname === path && document.querySelector('main h1')?.textContent === heading,
  );
  const clickedAt = probe.clickedAt();
  const picturedAt = await probe.paintedFrame(() =>
    [...document.querySelectorAll('img')].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isOnScreen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return image.complete || !isOnScreen;
    }),
  );
  return { shown: shownAt - clickedAt, pictured: picturedAt - clickedAt };
}

import type { Browser, CDPSession, Page } from 'playwright';
import { home, product, products, type MeasuredPage } from '../pages.ts';
import { withPhone } from '../phone.ts';
import type { Measured } from '../report/samples.ts';
import { settle } from '../settle.ts';
import { throttleCpu, throttleLine } from '../throttle.ts';
import { press } from './press.ts';

/**
 * Walks by clicks from the settled home page to the products and, as soon as these are shown, on to
 * a product. Each way is timed from its click to the frame that shows the page's heading, and to the
 * one that has all pictures of the screen as well.
 */
export function measureWalk(browser: Browser, origin: string): Promise<Measured> {
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

async function goTo(page: Page, session: CDPSession, { path, heading }: MeasuredPage) {
  const place = await page.evaluate(findLink, path);
  const arrival = page.evaluate(awaitPage, { path, heading });
  await press(session, place);
  return arrival;
}

/** Runs in the page: where its first link to a path can be pressed. */
function findLink(path: string) {
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

/** Runs in the page: waits until the page of a path is shown, then until its pictures are. */
async function awaitPage({ path, heading }: { path: string; heading: string }) {
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

// Functions sent into the page cannot use anything outside them.
// oxlint-disable unicorn/consistent-function-scoping
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { withDevice, type Point } from '../device.ts';
import type { Measured } from '../report.ts';

declare global {
  interface Window {
    /** Resolves with the centre of the first Add to Cart button when it is painted. */
    addButton: Promise<Point>;
    /** Resolves when the button shows its response to a click. */
    firstAdd: Promise<{ firstAdd: number; deadClicks: number }>;
  }
}

/** Interval between the clicks of an impatient shopper. */
const PRESS_INTERVAL_MS = 50;
const TIMEOUT_MS = 30_000;

/**
 * Clicks Add to Cart repeatedly, from its first paint until the page shows the response.
 * @throws if the stored cart does not have one item then
 */
export function measureFirstAdd(browser: Browser, url: string): Promise<Measured> {
  return withDevice(browser, async ({ page, settle, press }) => {
    await page.addInitScript(watchFirstAdd);
    await page.goto(url, { waitUntil: 'commit' });
    const centre = await page.evaluate(() => window.addButton);
    void press(centre);
    const timer = setInterval(() => void press(centre), PRESS_INTERVAL_MS);
    const answer = await Promise.race([
      page.evaluate(() => window.firstAdd),
      wait(TIMEOUT_MS, undefined, { ref: false }),
    ]);
    clearInterval(timer);
    if (!answer)
      throw new Error(`${url} did not respond to Add to Cart in ${TIMEOUT_MS / 1_000} s.`);

    await settle();
    const cart = await page.evaluate(() => localStorage.getItem('cart') ?? '');
    if (cart.match(/"quantity":\d+/g)?.join() !== '"quantity":1')
      throw new Error(`${url} stored another cart than one item: ${cart}`);
    return answer;
  });
}

/** Runs in the page. */
function watchFirstAdd() {
  const { paintedFrame } = window.probe;
  let clicks = 0;
  const findButton = () =>
    [...document.querySelectorAll('button')].find(
      ({ disabled, textContent }) => !disabled && /Add(ed)? to Cart/.test(textContent),
    );
  /** Before hydration, the shop marks the button with an attribute. */
  const isAnswered = () => {
    const button = findButton();
    return (
      button !== undefined &&
      (button.textContent.includes('Added to Cart') || button.dataset['optimistic'] !== undefined)
    );
  };

  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Node && findButton()?.contains(target) && !isAnswered()) clicks += 1;
    },
    { capture: true },
  );
  window.addButton = paintedFrame(
    () =>
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      // Until the document is parsed, the button is hidden and may be elsewhere.
      findButton()?.checkVisibility({ visibilityProperty: true }) === true,
  ).then(() => {
    findButton()?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = findButton()?.getBoundingClientRect() ?? new DOMRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  window.firstAdd = paintedFrame(() => clicks > 0 && isAnswered()).then((firstAdd) => ({
    firstAdd,
    deadClicks: clicks - 1,
  }));
}

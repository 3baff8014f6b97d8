// Functions sent into the page cannot use anything outside them.
// oxlint-disable unicorn/consistent-function-scoping
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { withDevice, type Point } from '../device.ts';
import type { Measured } from '../report.ts';

declare global {
  interface Window {
    reportButton: (centre: Point) => Promise<void>;
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
    let centre: Point | undefined;
    const painted = new Promise((resolve) => {
      void page.exposeBinding('reportButton', (_source, reported: Point) => {
        centre = reported;
        resolve(undefined);
      });
    });
    await page.addInitScript(watchFirstAdd);

    await page.goto(url, { waitUntil: 'commit' });
    await painted;
    const pressButton = () => {
      if (centre) void press(centre);
    };
    pressButton();
    const timer = setInterval(pressButton, PRESS_INTERVAL_MS);
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

/** Runs in the page: reports the centre of the first Add to Cart button and waits for its response. */
function watchFirstAdd() {
  let button: HTMLButtonElement | undefined;
  let clicks = 0;
  let reported: Point | undefined;

  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Node && button?.contains(target) && !isAnswered()) clicks += 1;
    },
    { capture: true },
  );
  window.firstAdd = window.probe
    .paintedFrame(() => {
      reportButton();
      return clicks > 0 && isAnswered();
    })
    .then((firstAdd) => ({ firstAdd, deadClicks: clicks - 1 }));

  /** Before hydration, the shop marks the button with an attribute. */
  function isAnswered() {
    return (
      button !== undefined &&
      (button.textContent.includes('Added to Cart') || button.dataset['optimistic'] !== undefined)
    );
  }

  function reportButton() {
    if (!button?.isConnected) {
      button = [...document.querySelectorAll('button')].find(
        ({ disabled, textContent }) => !disabled && /Add(ed)? to Cart/.test(textContent),
      );
    }
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    const { left, top, width, height } = button?.getBoundingClientRect() ?? new DOMRect();
    if (!isPainted || width === 0) return;
    const centre = { x: left + width / 2, y: top + height / 2 };
    if (centre.y < 80 || centre.y > innerHeight - 20) {
      button?.scrollIntoView({ block: 'center', behavior: 'instant' });
    } else if (centre.x !== reported?.x || centre.y !== reported.y) {
      reported = centre;
      void window.reportButton(centre);
    }
  }
}

// Functions sent into the page cannot use anything outside them.
// oxlint-disable unicorn/consistent-function-scoping
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { withDevice, type Point } from '../device.ts';
import type { Measured } from '../report.ts';

declare global {
  interface Window {
    reportButton: (centre: Point) => Promise<void>;
    firstAdd: Promise<{ answeredAt: number; deadClicks: number }>;
  }
}

/** Interval of an impatient shopper's clicks. */
const PRESS_INTERVAL_MS = 50;
const LIMIT_MS = 30_000;

/**
 * Presses Add to Cart from its first paint until the page shows the answer, then checks that the
 * stored cart holds one item.
 */
export function measureFirstAdd(browser: Browser, url: string): Promise<Measured> {
  return withDevice(
    browser,
    'phone',
    async ({ page, settle, throttleNetwork, throttleCpu, press }) => {
      await throttleNetwork();
      await throttleCpu();
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
      const presses = setInterval(pressButton, PRESS_INTERVAL_MS);
      const answer = await Promise.race([
        page.evaluate(() => window.firstAdd),
        wait(LIMIT_MS, undefined, { ref: false }),
      ]);
      clearInterval(presses);
      if (!answer) throw new Error(`${url} did not answer Add to Cart in ${LIMIT_MS / 1_000} s.`);

      await settle();
      const cart = await page.evaluate(() => localStorage.getItem('cart') ?? '');
      const quantities = cart.match(/"quantity":\d+/g) ?? [];
      return {
        firstAdd: answer.answeredAt,
        deadClicks: answer.deadClicks,
        lostAdds: quantities.join('') === '"quantity":1' ? 0 : 1,
      };
    },
  );
}

/** Runs in the page: reports the centre of the first Add to Cart and waits for its answer. */
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
    .then((answeredAt) => ({ answeredAt, deadClicks: clicks - 1 }));

  /** Before hydration the shop shows the answer by an attribute. */
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

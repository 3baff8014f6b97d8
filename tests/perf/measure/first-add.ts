// What is sent into the page takes nothing from around it along.
// oxlint-disable unicorn/consistent-function-scoping
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { withPhone } from '../phone.ts';
import type { Measured } from '../report/samples.ts';
import { settle } from '../settle.ts';
import { throttleCpu, throttleLine } from '../throttle.ts';
import { press } from './press.ts';

/** How often an eager shopper presses. */
const PRESS_EVERY_MS = 50;
const LIMIT_MS = 30_000;

/**
 * Presses Add to Cart from the moment it is painted until the page shows that it was heard, and
 * looks afterwards whether the cart holds exactly what was answered.
 */
export function measureFirstAdd(browser: Browser, address: string): Promise<Measured> {
  return withPhone(browser, async (phone) => {
    const { page, session } = phone;
    await throttleLine(session);
    await throttleCpu(session);

    let place = { x: 0, y: 0 };
    const shown = new Promise((resolve) => {
      void page.exposeBinding('tellButton', (_source, told: typeof place) => {
        place = told;
        resolve(undefined);
      });
    });
    await page.addInitScript(watchFirstAdd);

    await page.goto(address, { waitUntil: 'commit' });
    await shown;
    const presses = setInterval(() => {
      void press(session, place);
    }, PRESS_EVERY_MS);
    void press(session, place);
    const answer = await Promise.race([
      page.evaluate(() => window.firstAdd),
      wait(LIMIT_MS, undefined, { ref: false }),
    ]);
    clearInterval(presses);
    if (!answer) throw new Error(`${address} answered no Add to Cart in ${LIMIT_MS / 1_000} s.`);

    const { paintedAt, answeredAt, deadClicks } = answer;
    await settle(phone);
    const inCart = await page.evaluate(() => localStorage.getItem('cart'));
    return {
      buttonPainted: paintedAt,
      firstAdd: answeredAt,
      deadClicks,
      lostAdds: holdsOnePiece(inCart) ? 0 : 1,
    };
  });
}

function holdsOnePiece(text: string | null) {
  const cart: unknown = JSON.parse(text ?? '[]');
  if (!Array.isArray(cart) || cart.length !== 1) return false;
  const line: unknown = cart[0];
  return typeof line === 'object' && line !== null && 'quantity' in line && line.quantity === 1;
}

/**
 * Runs in the page: finds the first Add to Cart, brings it onto the screen, tells where it is once
 * it is painted, and notes the clicks on it until one is answered.
 */
function watchFirstAdd() {
  let button: HTMLButtonElement | undefined;
  let paintedAt = Number.NaN;
  let clicks = 0;
  let told = { x: Number.NaN, y: Number.NaN };

  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Node && button?.contains(target) && !isAnswered()) clicks += 1;
    },
    { capture: true },
  );

  window.firstAdd = followFirstAdd();

  async function followFirstAdd() {
    let isOver = false;
    requestAnimationFrame(look);
    const answeredAt = await window.probe.paintedFrame(() => clicks > 0 && isAnswered());
    isOver = true;
    return { paintedAt, answeredAt, deadClicks: clicks - 1 };

    function look() {
      if (!isOver) requestAnimationFrame(look);
      findButton();
      if (!button || !isPagePainted()) return;
      const place = bringIntoView(button);
      if (!place) return;
      if (Number.isNaN(paintedAt)) paintedAt = performance.now();
      if (place.x === told.x && place.y === told.y) return;
      told = place;
      void window.tellButton(place);
    }
  }

  function isPagePainted() {
    return performance.getEntriesByName('first-contentful-paint').length > 0;
  }

  function findButton() {
    if (button?.isConnected) return;
    button = [...document.querySelectorAll('button')].find(
      ({ disabled, textContent }) => !disabled && /Add(ed)? to Cart/.test(textContent),
    );
  }

  /** The shop says it by an attribute as long as its own code is on the way. */
  function isAnswered() {
    return (
      button !== undefined &&
      (button.textContent.includes('Added to Cart') || button.dataset['early'] !== undefined)
    );
  }

  function bringIntoView(element: Element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return undefined;
    const place = { x: left + width / 2, y: top + height / 2 };
    if (place.y > 80 && place.y < innerHeight - 20) return place;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return undefined;
  }
}

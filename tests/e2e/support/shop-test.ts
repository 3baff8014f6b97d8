import {
  expect,
  test as base,
  type BrowserContext,
  type Locator,
  type Page,
} from 'playwright/test';
import type { Cart } from '../../../src/domain/cart.ts';

interface ShopOptions {
  /** Allowed console messages and page errors; any other fails the test. */
  allowedMessages: RegExp | null;
}

interface ShopFixtures {
  failOnConsoleErrors: undefined;
}

/** The names of the logged values. */
const INFO = /^(?:Profile updated|Seller account created|Product created|Product updated)/;

/** Logged to the console by Playwright where a test blocks service workers. */
export const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Test that fails on console messages except the `info` of a save, uncaught errors and cross-origin requests. */
export const test = base.extend<ShopOptions & ShopFixtures>({
  allowedMessages: [null, { option: true }],
  page: async ({ page, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) waitForHydrationOnLoad(page);
    await provide(page);
  },
  failOnConsoleErrors: [
    async ({ context, baseURL, allowedMessages }, provide) => {
      const consoleErrors: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        if (text === WORKER_BLOCKED || allowedMessages?.test(text)) return;
        if (message.type() === 'info' && INFO.test(text)) return;
        if (text.endsWith('404 (Not Found)') && isPageUrl(message.location().url)) return;
        consoleErrors.push(`console.${message.type()}: ${text}`);
      });
      context.on('weberror', (error) => {
        const { message } = error.error();
        if (allowedMessages?.test(message) !== true) consoleErrors.push(message);
      });
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol !== 'data:' && protocol !== 'blob:' && origin !== baseURL) {
          consoleErrors.push(`request to ${request.url()}`);
        }
      });
      await provide(undefined);
      // `reuseContext` does not reset the offline mode.
      await context.setOffline(false);
      expect(consoleErrors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Whether a URL is a page, not a file. The 404 status of an unknown page is expected. */
function isPageUrl(url: string): boolean {
  return !/^\/(?:assets|photographs)\//.test(new URL(url).pathname);
}

/** Makes `goto` and `reload` wait for hydration, unless the test says what to wait for. */
function waitForHydrationOnLoad(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const waitFor = async <T>(loading: Promise<T>, options: { waitUntil?: string } | undefined) => {
    const response = await loading;
    if (options?.waitUntil === undefined) await waitForHydration(page);
    return response;
  };
  page.goto = (url, options) => waitFor(goto(url, options), options);
  page.reload = (options) => waitFor(reload(options), options);
}

export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Opens another tab in the shopper's browser context. */
export async function openTab(context: BrowserContext, path?: string): Promise<Page> {
  const page = await context.newPage();
  waitForHydrationOnLoad(page);
  if (path !== undefined) await page.goto(path);
  return page;
}

/** Collects `console.info` messages in an array that grows as they are logged. */
export function collectInfoLogs(page: Page): readonly string[] {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'info') logged.push(message.text());
  });
  return logged;
}

/** Seeds `cart` in `localStorage` before the first page load only, so a reload preserves later changes. */
export async function seedCart(page: Page, value: Cart | string): Promise<void> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  await page.addInitScript((seed) => {
    if (sessionStorage.getItem('seeded') !== null) return;
    sessionStorage.setItem('seeded', '');
    localStorage.setItem('cart', seed);
  }, text);
}

/** Reads `cart` from `localStorage` as JSON. */
export async function storedCart(page: Page): Promise<unknown> {
  const text = await page.evaluate(() => localStorage.getItem('cart'));
  return text === null ? null : JSON.parse(text);
}

export function heading(page: Page, name: string | RegExp = ''): Locator {
  return page.getByRole('heading', { level: 1, name });
}

/** A toast by its exact text. */
export function toast(page: Page, text: string): Locator {
  return page.locator('[data-toast]').getByText(text, { exact: true });
}

export function cartLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Cart/ });
}

export function productCard(page: Page, name: string): Locator {
  return page.getByRole('article', { name });
}

export function cartRow(page: Page, name: string): Locator {
  return page.getByRole('list', { name: 'Cart' }).getByRole('listitem').filter({ hasText: name });
}

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
  }, top);
}

/** Waits until the first product is just below the header. */
export async function expectResultsInView(page: Page): Promise<void> {
  const header = await page.locator('header .glass').boundingBox();
  const bottom = (header?.y ?? 0) + (header?.height ?? 0);
  const top = async () => (await page.getByRole('article').first().boundingBox())?.y ?? 0;
  await expect.poll(async () => (await top()) >= bottom && (await top()) < 300).toBe(true);
}

/** The value of a term in the order summary, e.g. "Total". */
export function summaryFigure(page: Page, term: string): Locator {
  return page
    .getByRole('region', { name: 'Order Summary' })
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${term}$`) }) })
    .locator('dd');
}

/**
 * Records the titles in the head and the text of the visible `h1` as `title: heading`, an entry per change,
 * after each mutation and in every frame from the end of parsing on.
 */
export async function recordTitles(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(window, { titles });
    const record = () => {
      if (document.readyState === 'loading') return;
      const texts = [...document.head.querySelectorAll('title')].map(({ text }) => text);
      const title = document.querySelector('h1');
      const isVisible = title?.checkVisibility({ visibilityProperty: true });
      const entry = `${texts.join(' + ')}: ${isVisible ? title?.textContent : ''}`;
      if (entry !== titles.at(-1)) titles.push(entry);
    };
    new MutationObserver(record).observe(document, { childList: true, subtree: true });
    const recordFrames = () => {
      record();
      requestAnimationFrame(recordFrames);
    };
    recordFrames();
  });
  return () => page.evaluate<string[]>('titles');
}

/** Records the pseudo-elements that view transitions animate. */
export async function recordViewTransitions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const animated: string[] = [];
    Object.assign(window, { animated });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const record = async () => {
        await transition.ready;
        for (const { effect } of document.getAnimations()) {
          const isAnimated = Number(effect?.getComputedTiming().duration) > 0;
          const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          if (isAnimated && pseudo !== null) animated.push(pseudo);
        }
      };
      void record();
      return transition;
    };
  });
  return () => page.evaluate<string[]>('animated');
}

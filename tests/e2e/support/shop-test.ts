import { expect, test as base, type BrowserContext, type Page } from 'playwright/test';
import type { Cart, CartLine } from '../../../src/domain/cart.ts';
import { lineOf } from '../../support/product-roles.ts';

interface ShopFixtures {
  /** Allowed console messages and page errors; any other fails the test. */
  allowedMessages: RegExp | null;
  failOnUnexpectedMessages: undefined;
}

/** The messages that a save logs with its values. */
const INFO = /^(?:Profile updated|Seller account created|Product created|Product updated)/;

/** Logged to the console by Playwright where a test blocks service workers. */
export const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Test that fails on uncaught errors, cross-origin requests and unexpected console messages. */
export const test = base.extend<ShopFixtures>({
  allowedMessages: [null, { option: true }],
  page: async ({ page, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) waitForHydrationOnLoad(page);
    await provide(page);
  },
  failOnUnexpectedMessages: [
    async ({ context, baseURL, allowedMessages }, provide) => {
      const unexpected: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        if (text === WORKER_BLOCKED || allowedMessages?.test(text)) return;
        if (message.type() === 'info' && INFO.test(text)) return;
        if (text.endsWith('404 (Not Found)') && isPageUrl(message.location().url)) return;
        unexpected.push(`console.${message.type()}: ${text}`);
      });
      context.on('weberror', (error) => {
        const { message } = error.error();
        if (allowedMessages?.test(message) !== true) unexpected.push(message);
      });
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (!/^(?:data|blob|mailto|tel):/.test(protocol) && origin !== baseURL) {
          unexpected.push(`request to ${request.url()}`);
        }
      });
      await provide(undefined);
      // `reuseContext` does not reset the offline mode.
      await context.setOffline(false);
      expect(unexpected).toEqual([]);
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

export async function openTab(context: BrowserContext, path?: string): Promise<Page> {
  const page = await context.newPage();
  waitForHydrationOnLoad(page);
  if (path !== undefined) await page.goto(path);
  return page;
}

/** Cart lines, one for each character, which is its id. A line whose id is in the catalogue links to its product. */
export function linesOf(ids: string): CartLine[] {
  return Array.from(ids, (id) => lineOf('cheap', { id, name: `Pen ${id}` }));
}

/** Seeds `cart` in `localStorage` before the first page load only, so a reload preserves later changes. */
export async function seedCart(page: Page, cart: Cart): Promise<void> {
  await page.addInitScript((seed) => {
    if (sessionStorage.getItem('seeded') !== null) return;
    sessionStorage.setItem('seeded', '');
    localStorage.setItem('cart', seed);
  }, JSON.stringify(cart));
}

export function storedCart(page: Page): Promise<unknown> {
  return page.evaluate<unknown>(() => JSON.parse(localStorage.getItem('cart') ?? 'null'));
}

export async function turnOnSaveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
  }, top);
}

/** Sets the font size of the root, as text-only zoom does (WCAG 2.2, 1.4.4). */
export async function setTextSize(page: Page, size: '100%' | '200%'): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

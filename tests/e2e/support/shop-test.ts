import {
  expect,
  test as base,
  type BrowserContext,
  type Locator,
  type Page,
} from 'playwright/test';

interface ShopOptions {
  /** What the console may say in this test; anything else fails it. */
  allowedMessages: RegExp | null;
  /** Whether `goto` and `reload` wait until the shop's script has taken the page over. */
  waitsForHydration: boolean;
}

interface ShopFixtures {
  /** Whether the page is the narrow layout of a phone. */
  isPhone: boolean;
  failOnConsoleErrors: undefined;
}

/** What Playwright itself says in the console where a test has no service worker. */
export const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** A test of the shop: an error, a warning or a request to another origin fails it. */
export const test = base.extend<ShopOptions & ShopFixtures>({
  allowedMessages: [null, { option: true }],
  waitsForHydration: [true, { option: true }],
  page: async ({ page, waitsForHydration }, provide) => {
    if (waitsForHydration) waitForHydrationOnLoad(page);
    await provide(page);
  },
  isPhone: async ({ viewport }, provide) => {
    await provide((viewport?.width ?? 0) < 900);
  },
  failOnConsoleErrors: [
    async ({ context, baseURL, allowedMessages }, provide) => {
      const consoleErrors: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        if (text === WORKER_BLOCKED || message.type() === 'info' || allowedMessages?.test(text))
          return;
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
      // The one thing that `reuseContext` does not reset.
      await context.setOffline(false);
      expect(consoleErrors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Whether an address is for a page and not for a file: one that is missing is the shop's to say. */
function isPageUrl(url: string): boolean {
  return !/^\/(?:assets|photographs)\//.test(new URL(url).pathname);
}

/** Has a page that is loaded count as loaded only when it answers by its own script. */
export function waitForHydrationOnLoad(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const hydrated = page.locator('html[data-hydrated]');
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    await hydrated.waitFor({ state: 'attached' });
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await hydrated.waitFor({ state: 'attached' });
    return response;
  };
}

/** Opens another tab of the same shopper. */
export async function openTab(context: BrowserContext, path?: string): Promise<Page> {
  const page = await context.newPage();
  waitForHydrationOnLoad(page);
  if (path !== undefined) await page.goto(path);
  return page;
}

/** What a page logs for whoever runs the shop, as it is logged. */
export function watchInfo(page: Page): readonly string[] {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'info') logged.push(message.text());
  });
  return logged;
}

/** A line as the cart stores it. */
export interface StoredLine {
  id: string;
  name: string;
  price: number;
  image: string;
  quantity: number;
}

export const lampLine: StoredLine = {
  id: '1',
  name: 'Arc Desk Lamp',
  price: 149,
  image: '/photographs/arc-desk-lamp-whole-800.webp',
  quantity: 1,
};

export const penLine: StoredLine = {
  id: '5',
  name: 'Brass Rollerball Pen',
  price: 48,
  image: '/photographs/brass-rollerball-pen-whole-800.webp',
  quantity: 1,
};

/** Puts a value under `cart` before the shop's first page loads; a reload does not put it back. */
export async function seedCart(page: Page, value: StoredLine[] | string): Promise<void> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  await page.addInitScript((seed) => {
    if (sessionStorage.getItem('seeded') !== null) return;
    sessionStorage.setItem('seeded', '');
    localStorage.setItem('cart', seed);
  }, text);
}

/** What is stored under `cart`, read as JSON. */
export async function storedCart(page: Page): Promise<unknown> {
  const text = await page.evaluate(() => localStorage.getItem('cart'));
  return text === null ? null : JSON.parse(text);
}

/** The heading that names the page. */
export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

/** A toast by its exact text. */
export function toast(page: Page, text: string): Locator {
  return page.locator('[data-sonner-toast]').getByText(text, { exact: true });
}

/** The link to the cart in the header. */
export function cartLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Cart/ });
}

/** The card of a product. */
export function productCard(page: Page, name: string): Locator {
  return page.getByRole('article', { name });
}

/** A row of the cart page. */
export function cartRow(page: Page, name: string): Locator {
  return page.getByRole('list', { name: 'Cart' }).getByRole('listitem').filter({ hasText: name });
}

/** A figure of the order summary. */
export function summaryFigure(page: Page, term: string): Locator {
  return page
    .getByRole('region', { name: 'Order Summary' })
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${term}$`) }) })
    .locator('dd');
}

/** Records every heading that is visible in any frame from the start of each document. */
export async function recordHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const title = document.querySelector<HTMLElement>('h1');
      if (title?.checkVisibility({ visibilityProperty: true })) seen.push(title.innerText);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate<string[]>('seen');
}

/** Records the animations of every view transition: pseudo-element and duration in milliseconds. */
export async function recordViewTransitions(page: Page) {
  await page.addInitScript(() => {
    const animations: { pseudo: string; duration: number }[] = [];
    Object.assign(window, { animations });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const record = async () => {
        await transition.ready;
        for (const { effect } of document.getAnimations()) {
          const pseudo = effect instanceof KeyframeEffect ? (effect.pseudoElement ?? '') : '';
          animations.push({ pseudo, duration: Number(effect?.getComputedTiming().duration) });
        }
      };
      void record();
      return transition;
    };
  });
  return () => page.evaluate<{ pseudo: string; duration: number }[]>('animations');
}

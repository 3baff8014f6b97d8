import type { Page, Route } from 'playwright/test';
import { waitForHydration } from './shop-test.ts';

/** Stalls all scripts, or the requests that match `url`. Returns a function that releases them. */
export async function stallScripts(
  page: Page,
  url: string | RegExp = '**/assets/*.js',
): Promise<() => Promise<void>> {
  const stalled: Route[] = [];
  let isReleased = false;
  await page.route(url, async (route) => {
    if (isReleased) await route.continue();
    else stalled.push(route);
  });
  return async () => {
    isReleased = true;
    await Promise.all(stalled.map((route) => route.continue()));
  };
}

/** Opens a page without its scripts. Returns a function that loads them and waits for hydration. */
export async function openBeforeHydration(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await stallScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    await release();
    await waitForHydration(page);
  };
}

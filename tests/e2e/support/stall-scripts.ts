import type { Page, Route } from 'playwright/test';

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

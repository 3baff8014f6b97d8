import type { Page, Route } from 'playwright/test';

/** Holds back every script of the shop, or those that match `url`. The answer lets them go. */
export async function stallScripts(
  page: Page,
  url: string | RegExp = '**/assets/*.js',
): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(url, async (route) => {
    if (isOpen) await route.continue();
    else held.push(route);
  });
  return async () => {
    isOpen = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

import type { Page, Route } from 'playwright/test';

/** Holds back every script of the shop. The answer lets them go. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route('**/assets/*.js', async (route) => {
    if (isOpen) await route.continue();
    else held.push(route);
  });
  return async () => {
    isOpen = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

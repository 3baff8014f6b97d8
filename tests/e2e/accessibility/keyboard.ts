import type { Locator, Page } from 'playwright/test';

/** More than any test needs between two targets. */
const MAX_TAB_STOPS = 100;

/** Presses Tab until an element has the focus, at most `MAX_TAB_STOPS` times. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MAX_TAB_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${target.toString()}.`);
}

/** Tabs to an element and presses Enter. */
export async function pressByKeyboard(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

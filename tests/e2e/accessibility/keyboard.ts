import type { Locator, Page } from 'playwright/test';

/** More stops than lie between any two places that a test goes to. */
const MANY_STOPS = 100;

/** Presses Tab until an element has the focus; fails when it never gets it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MANY_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${target.toString()}.`);
}

/** Goes to an element by Tab and presses it with Enter. */
export async function pressByKeyboard(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

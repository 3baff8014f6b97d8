import { expect, type Page } from 'playwright/test';
import { placeOrderButton } from './locators.ts';

/** Places an order and pauses the clock during the 1500 ms of processing. */
export async function placeOrderAndPause(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await placeOrderButton(page).click();
  await expect(placeOrderButton(page)).toHaveText('Processing...');
}

/** Places an order and fast-forwards through the 1500 ms of processing. */
export async function completeOrder(page: Page): Promise<void> {
  await page.clock.install();
  await placeOrderButton(page).click();
  await page.clock.fastForward(1500);
}

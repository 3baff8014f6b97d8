import { expect, test } from '../support/shop-test.ts';
import { screens } from './shop-states.ts';

test('a thumb of the price shows the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(screens.wide);
  await page.goto('/products');
  const thumb = page.getByRole('slider', { name: 'Minimum price' });
  const before = await thumb.screenshot();
  await page.getByRole('button', { name: 'Home' }).focus();
  await page.keyboard.press('Tab');
  await expect(thumb).toBeFocused();
  expect((await thumb.screenshot()).equals(before)).toBe(false);
});

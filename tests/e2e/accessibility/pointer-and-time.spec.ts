import { cartRow, expect, lampLine, penLine, seedCart, test, toast } from '../support/shop-test.ts';
import { screens } from './shop-states.ts';

test.describe('the price', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(screens.wide);
    await page.goto('/products');
  });

  test('is set without dragging: a press on the track calls the nearer thumb', async ({ page }) => {
    const low = page.getByRole('slider', { name: 'Minimum price' });
    const high = page.getByRole('slider', { name: 'Maximum price' });
    const track = await low.boundingBox();
    if (!track) throw new Error('The price has no track.');
    const press = (share: number) =>
      page.mouse.click(track.x + track.width * share, track.y + track.height / 2);
    await press(0.25);
    await expect(low).not.toHaveValue('0');
    await expect(low).toBeFocused();
    await expect(high).toHaveValue('200');
    await press(0.75);
    await expect(high).not.toHaveValue('200');
    await expect(high).toBeFocused();
    await expect(page).toHaveURL(/min=4\d&max=15\d/);
  });
});

test.describe('a press', () => {
  test('on a tab counts when it is let go there, and not when it is let go elsewhere', async ({
    page,
  }) => {
    await page.goto('/account');
    const orders = page.getByRole('tab', { name: 'Orders' });
    await orders.hover();
    await page.mouse.down();
    await expect(page.getByRole('tab', { name: 'Profile' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.mouse.move(400, 600);
    await page.mouse.up();
    await expect(orders).toHaveAttribute('aria-selected', 'false');
    await orders.click();
    await expect(orders).toHaveAttribute('aria-selected', 'true');
    await expect(orders).toBeFocused();
  });

  test('on a button that slips off it does nothing', async ({ page }) => {
    await page.goto('/product/3');
    await page.getByRole('button', { name: 'Add to Cart' }).first().hover();
    await page.mouse.down();
    await page.mouse.move(4, 400);
    await page.mouse.up();
    await expect(page.getByRole('button', { name: 'Added to Cart' })).toHaveCount(0);
  });

  test('on a thumbnail shows a photograph that a swipe shows, too', async ({ page }) => {
    await page.goto('/product/3');
    await page.getByRole('button', { name: 'Show photograph 2 of 2' }).click();
    await expect(page.getByRole('button', { name: 'Show photograph 2 of 2' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});

test.describe('a toast', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await seedCart(page, [lampLine, penLine]);
    await page.goto('/cart');
    await expect(page.locator('section[aria-live=polite]')).toBeAttached();
  });

  test('waits for whoever has reached it by keyboard, and goes when they have left', async ({
    page,
  }) => {
    const removed = toast(page, 'Removed Arc Desk Lamp from cart');
    await page.getByRole('button', { name: 'Remove Arc Desk Lamp' }).press('Enter');
    await expect(removed).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.clock.runFor(60_000);
    await expect(removed).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.clock.runFor(60_000);
    await expect(removed).toBeVisible();
    await page.getByRole('link', { name: 'Continue Shopping' }).focus();
    await page.clock.runFor(10_000);
    await expect(removed).toHaveCount(0);
  });

  test('with Undo gives the focus to the line that came back', async ({ page }) => {
    await page.getByRole('button', { name: 'Remove Arc Desk Lamp' }).press('Enter');
    await expect(page.getByRole('link', { name: 'Brass Rollerball Pen' })).toBeFocused();
    await expect(toast(page, 'Removed Arc Desk Lamp from cart')).toBeVisible();
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cartRow(page, 'Arc Desk Lamp')).toBeVisible();
    await page.clock.runFor(2000);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Arc Desk Lamp' })).toBeFocused();
  });
});

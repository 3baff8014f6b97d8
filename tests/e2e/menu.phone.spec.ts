import { findLayoutFaults } from '../support/layout.ts';
import { pathOf } from '../support/product-roles.ts';
import { setDuration } from './support/set-duration.ts';
import { heading } from './support/locators.ts';
import { recordViewTransitions } from './support/recorders.ts';
import { expect, setTextSize, test } from './support/shop-test.ts';
import { stallScripts } from './support/stall-scripts.ts';

test('the mobile menu opens once by a held key or a double click, and closes on a link and in landscape', async ({
  page,
}) => {
  await page.goto('/');
  const menuButton = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menuButton.focus();
  for (let press = 0; press < 2; press += 1) await page.keyboard.down('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');

  await menuButton.dblclick();
  await menu.getByRole('link', { name: 'HOME', exact: true }).tap();
  await expect(menu).toBeHidden();

  await menuButton.tap();
  // The header has the links itself.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(menu).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});

test('at a text size of 200 %, the mobile menu fits into 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await setTextSize(page, '200%');
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect.poll(() => findLayoutFaults(page)).toEqual([]);
  expect(await menu.evaluate(({ scrollWidth }) => scrollWidth)).toBe(320);
});

test('a menu that fades out takes no focus, and opens again', async ({ page }) => {
  await page.goto('/');
  const menuButton = page.getByRole('button', { name: 'Menu' });
  const openMenu = page.locator('dialog[open]');
  await menuButton.tap();
  await expect(openMenu).toBeVisible();
  await setDuration(page, 'colour', '20s');
  await page.keyboard.press('Escape');
  await expect(menuButton).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Explore Collection' })).toBeFocused();
  await expect(page.locator('dialog')).toBeVisible();

  await menuButton.tap();
  await expect(openMenu.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await setDuration(page, 'colour', '0s');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('with reduced motion, the focus returns from the menu to its button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const menuButton = page.getByRole('button', { name: 'Menu' });
  await menuButton.tap();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(menuButton).toBeFocused();
});

test('the mobile menu closes on Back while the next page renders', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  const link = page.getByRole('dialog').getByRole('link', { name: 'SHOP', exact: true });
  await link.evaluate((element: HTMLElement) => {
    element.click();
    history.back();
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading(page)).toHaveText(/Minimal Design/);
  await client.detach();
});

test('the mobile menu covers the page until the next one is shown', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  const headingAtClose = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          if (!document.querySelector('dialog[open]'))
            resolve(document.querySelector('h1')?.textContent);
        }).observe(document, { attributes: true, childList: true, subtree: true });
      }),
  );
  await page.getByRole('dialog').getByRole('link', { name: 'SHOP', exact: true }).tap();
  expect(await headingAtClose).toBe('Shop');
});

test('the photograph behind the mobile menu does not move over it', async ({ page }) => {
  const animated = await recordViewTransitions(page);
  await page.goto(pathOf('costly'));
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'SHOP', exact: true }).tap();
  await expect(heading(page)).toHaveText('Shop');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await animated()).toEqual([]);
});

test('the mobile menu closes at once if the next page has to be loaded', async ({ page }) => {
  const release = await stallScripts(page, /AccountPage/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'ACCOUNT' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading(page)).toHaveText(/Minimal Design/);
  await release();
  await expect(heading(page)).toHaveText('My Account');
});

test('Back from a page of the mobile menu focuses the Menu button', async ({ page }) => {
  await page.goto('/');
  const menuButton = page.getByRole('button', { name: 'Menu' });
  await menuButton.tap();
  await page.getByRole('dialog').getByRole('link', { name: 'SHOP', exact: true }).tap();
  await expect(heading(page)).toHaveText('Shop');
  await page.goBack();
  await expect(menuButton).toBeFocused();
});

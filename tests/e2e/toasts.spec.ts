import type { Page } from 'playwright/test';
import { findFocusFaults } from '../support/focus.ts';
import { lineOf, pathOf, productOf } from '../support/product-roles.ts';
import { removeButtons } from './support/locators.ts';
import { expect, linesOf, seedCart, setTextSize, test } from './support/shop-test.ts';

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1180, 720],
  [1440, 900],
] as const) {
  test(`every control can be scrolled clear of toasts at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await seedCart(page, linesOf('abcdefgh'));
    await page.goto('/products');
    await page.getByRole('button', { name: `Add to Cart ${productOf('costly').name}` }).click();
    expect.soft(await findCovered(page)).toEqual([]);
    await page.goto(pathOf('lowStock'));
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    expect.soft(await findCovered(page)).toEqual([]);
    await page.goto('/cart');
    for (const line of ['Pen a', 'Pen b'])
      await page.getByRole('button', { name: `Remove ${line}` }).click();
    await expect(page.locator('[data-toast]')).toHaveCount(2);
    expect.soft(await findCovered(page)).toEqual([]);
  });
}

test('at a text size of 200 %, a toast fits into the window, with a text wide enough for its words', async ({
  page,
}) => {
  await seedCart(page, linesOf('1234'));
  for (const width of [320, 390, 640, 767]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/cart');
    await setTextSize(page, '200%');
    await removeButtons(page).first().click();
    const box = await page.locator('[data-toast]').first().boundingBox();
    expect.soft(box?.x, `${width} px`).toBeGreaterThanOrEqual(0);
    expect.soft((box?.x ?? 0) + (box?.width ?? 0), `${width} px`).toBeLessThanOrEqual(width);
    const text = await page.locator('[data-toast] p').first().boundingBox();
    expect.soft(text?.width, `${width} px`).toBeGreaterThan(130);
  }
});

for (const [width, height] of [
  [320, 256],
  [960, 475],
  [1280, 400],
  [1280, 700],
  [1440, 600],
  [1920, 480],
] as const) {
  test(`a toast does not cover the button that was pressed in a window of ${width} x ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const [path, block] of [
      ['/products', 'start'],
      [pathOf('cheap'), 'start'],
      [pathOf('lowStock'), 'nearest'],
    ] as const) {
      await page.goto(path);
      const add = page.getByRole('button', { name: /^Add to Cart/ }).first();
      // Tab can scroll it to the top.
      await add.evaluate((button, edge) => {
        button.scrollIntoView({ block: edge, behavior: 'instant' });
      }, block);
      await add.press('Enter');
      await expectFocusInView(page, path);
      await expect.soft(page.locator('[data-y-position=top]').first()).toBeAttached();
    }
    await page.getByRole('link', { name: 'View Cart' }).first().focus();
    await expectFocusInView(page, 'View Cart');
  });
}

// With motion: the line slides to its place with the focus.
for (const height of [256, 480]) {
  test(`the focus after a removal and the controls of its toasts are visible in a window of 320 x ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height });
    await seedCart(page, linesOf('123456'));
    await page.goto('/cart');
    for (const left of [5, 4]) {
      await removeButtons(page).nth(1).press('Enter');
      await expect(page.locator('[data-toast]')).toHaveCount(6 - left);
      await expectFocusInView(page, `${left} lines left`);
    }
    await page.keyboard.press('Tab');
    await expectFocusInView(page, 'Tab');
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    for (let stop = 0; stop < 4; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator('[data-toast] :focus')).toHaveCount(1);
      await expectFocusInView(page, 'a control of a toast');
    }
  });
}

test('the toast of a removal by mouse has the same height when the keyboard is used', async ({
  page,
}) => {
  await seedCart(page, [lineOf('cheap', { name: 'Brass pen in a walnut rest with a cap' })]);
  await page.goto('/cart');
  await removeButtons(page).click();
  const shown = page.locator('[data-toast]');
  const height = await shown.evaluate(({ scrollHeight }) => scrollHeight);
  await page.keyboard.press('F8');
  await expect(shown.locator(':focus-visible')).toBeVisible();
  expect(await shown.evaluate(({ scrollHeight }) => scrollHeight)).toBe(height);
});

test('a press on the text of a toast does not move the focus', async ({ page }) => {
  await page.goto(pathOf('cheap'));
  const add = page.getByRole('button', { name: 'Add to Cart', exact: true });
  await add.press('Enter');
  await page.locator('[data-toast]').getByText('Added').click();
  await expect(page.locator(':focus')).toHaveText('Added to Cart');
});

/** Expects that the focused element is uncovered, sooner than the toast goes. */
async function expectFocusInView(page: Page, where = '') {
  await expect(page.locator('[data-toast]').first()).toBeVisible();
  const options = { message: where, timeout: 2000 };
  await expect.soft.poll(() => findFocusFaults(page), options).toEqual([]);
}

/** Scrolls each control to the centre and returns the names of it and of sticky ones that toasts cover then. */
async function findCovered(page: Page) {
  await expect(page.locator('[data-toast]').first()).toBeVisible();
  const controls = page.locator(':is(a, button, input):not([aria-live] *)');
  return controls.evaluateAll(async (elements) => {
    const covered: Element[] = [];
    for (const element of elements) {
      const from = scrollY;
      const tops = elements.map((other) => other.getBoundingClientRect().top);
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      // The header becomes compact in the next frame, and then others stick.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const toasts = document.querySelectorAll('[data-toast]');
      const boxes = [...toasts].map((toast) => toast.getBoundingClientRect());
      const found = elements.filter((other, index) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        const isStuck = scrollY !== from && top === tops[index];
        if (other !== element && !isStuck) return false;
        if (!other.checkVisibility({ visibilityProperty: true })) return false;
        return boxes.some(
          (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        );
      });
      covered.push(...found);
    }
    return covered.map(({ textContent, ariaLabel }) => ariaLabel ?? textContent);
  });
}

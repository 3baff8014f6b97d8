import type { Page } from 'playwright/test';
import { lineOf, pathOf, role } from '../support/roles.ts';
import { expect, seedCart, test } from './support/shop-test.ts';

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1180, 720],
  [1440, 900],
] as const) {
  test(`toasts cover nothing that cannot be scrolled clear of them at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const lines = ids.map((id) => lineOf('cheap', { id, name: `Pen ${id}` }));
    await seedCart(page, lines);
    await page.goto('/products');
    await page.getByRole('button', { name: `Add to Cart ${role('costly').name}` }).click();
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

test('at a text size of 200 %, a toast fits into the window and its text keeps its words', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      document.documentElement.style.fontSize = '32px';
      observer.disconnect();
    }).observe(document, { childList: true });
  });
  await seedCart(
    page,
    ['1', '2', '3', '4'].map((id) => lineOf('costly', { id })),
  );
  for (const width of [320, 390, 640, 767]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/cart');
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    const box = await page.locator('[data-toast]').first().boundingBox();
    expect.soft(box?.x, `${width} px`).toBeGreaterThanOrEqual(0);
    expect.soft((box?.x ?? 0) + (box?.width ?? 0), `${width} px`).toBeLessThanOrEqual(width);
    const text = await page.locator('[data-toast] p').first().boundingBox();
    expect.soft(text?.width, `${width} px`).toBeGreaterThan(130);
  }
});

test('in a low window a toast does not cover what was pressed', async ({ page }) => {
  for (const [width, height] of [
    [1280, 400],
    [1024, 540],
    [1440, 600],
    [1920, 480],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(pathOf('costly'));
    await page.evaluate(() => {
      localStorage.clear();
    });
    await page.reload();
    await page.getByRole('button', { name: 'Add to Cart' }).first().press('Enter');
    const box = await page.locator('[data-toast]').boundingBox();
    for (const control of [
      page.getByRole('button', { name: 'Added to Cart' }).first(),
      page.getByRole('link', { name: 'View Cart' }).first(),
    ]) {
      const { y = 0, height: size = 0 } = (await control.boundingBox()) ?? {};
      expect.soft(y + size < (box?.y ?? 0) || y > (box?.y ?? 0) + (box?.height ?? 0)).toBe(true);
    }
  }
});

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

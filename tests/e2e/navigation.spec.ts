import type { Page } from 'playwright/test';
import { stallScripts } from './support/stall-scripts.ts';
import { lineOf, pathOf, productOf } from '../support/product-roles.ts';
import { completeOrder } from './support/checkout.ts';
import { checkoutValues, fill } from './support/form-values.ts';
import { heading, productCard, toast } from './support/locators.ts';
import { recordViewTransitions } from './support/recorders.ts';
import { setDuration } from './support/set-duration.ts';
import { expect, scrollTo, seedCart, test, turnOnSaveData } from './support/shop-test.ts';

/** Records the paths that are requested from now on, one a line. */
function recordRequests(page: Page): () => string {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return () => paths.join('\n');
}

/** The end of the path of an image in a width of the product page. */
const LARGE = '-(?:640|800|1200)\\.avif';

test('a link preloads its page and its image on hover and focus', async ({ page }) => {
  await page.goto('/products');
  const requests = recordRequests(page);
  const [focused, hovered] = [productOf('cheap'), productOf('lowStock')];
  await productCard(page, focused.name).getByRole('link').focus();
  await expect.poll(requests).toMatch(new RegExp(focused.photographs[0].path + LARGE));
  await productCard(page, hovered.name).getByRole('link').hover();
  await expect.poll(requests).toMatch(new RegExp(hovered.photographs[0].path + LARGE));

  expect(requests()).not.toContain('AccountPage');
  await page.getByRole('banner').getByRole('link', { name: 'ACCOUNT' }).focus();
  await expect.poll(requests).toContain('AccountPage');
});

test('pages and images are not preloaded when Save-Data is on', async ({ page }) => {
  await turnOnSaveData(page);
  await page.goto('/products');
  const requests = recordRequests(page);
  const card = productCard(page, productOf('cheap').name);
  await card.getByRole('link').focus();
  await page.getByRole('banner').getByRole('link', { name: 'ACCOUNT' }).focus();
  // The toast's chunk is requested after the focus; a preloaded page would have been requested before it.
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect.poll(requests).toContain('Toaster');
  expect(requests()).not.toMatch(new RegExp(`AccountPage|${LARGE}`));
});

/** Opens the page of a product from its card. */
async function openProduct(page: Page, name: string): Promise<void> {
  await productCard(page, name).getByRole('link').click();
  await expect(heading(page)).toHaveText(name);
}

/** Starts a view transition and stops it in its first frame. */
async function pauseViewTransition(page: Page, start: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const startViewTransition = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = startViewTransition(update);
      const pause = async () => {
        await transition.ready;
        for (const animation of document.getAnimations()) animation.pause();
        Object.assign(window, { isPaused: true });
      };
      void pause();
      return transition;
    };
  });
  await start();
  await page.waitForFunction(() => 'isPaused' in window);
}

test('a product card transitions into its page, whose controls do not respond until they are shown', async ({
  page,
}) => {
  const animated = await recordViewTransitions(page);
  const { id, name } = productOf('cheap');
  await page.goto('/products');
  await pauseViewTransition(page, () => openProduct(page, name));
  expect(await animated()).toContain(`::view-transition-group(product-${id})`);
  expect(await animated()).toContain('::view-transition-old(root)');
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true });
  const isHit = () =>
    add.first().evaluate((button) => {
      const { x, y } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + 10, y + 10));
    });
  expect(await isHit()).toBe(false);
  await page.evaluate(() => {
    for (const one of document.getAnimations())
      if (one instanceof CSSAnimation && one.animationName === 'ignore-presses') one.finish();
  });
  expect(await isHit()).toBe(true);
});

test('a link of the header responds while a product card transitions into its page', async ({
  page,
}) => {
  await page.goto('/products');
  const box = await page.getByRole('link', { name: 'ACCOUNT' }).boundingBox();
  await pauseViewTransition(page, () => openProduct(page, productOf('cheap').name));
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 20);
  await expect(page).toHaveURL('/account');
});

test('the menu opens and closes while a product card transitions into its page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products');
  const box = await page.getByRole('button', { name: 'Menu' }).boundingBox();
  await pauseViewTransition(page, () => openProduct(page, productOf('cheap').name));
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a toast stays the same while a product card transitions into its page', async ({ page }) => {
  await page.goto('/products');
  await productCard(page, productOf('costly').name).getByRole('button').click();
  const shown = toast(page, `Added ${productOf('costly').name} to cart`);
  await shown.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  // It stays open below the pointer.
  await shown.hover();
  const clip = await shown.boundingBox();
  const shoot = () => page.screenshot(clip ? { clip } : {});
  const before = await shoot();
  const link = productCard(page, productOf('cheap').name).getByRole('link');
  await pauseViewTransition(page, () => link.press('Enter'));
  expect((await shoot()).equals(before)).toBe(true);
});

test('a card transitions into its page while toasts are at the top and at the bottom', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const animated = await recordViewTransitions(page);
  await seedCart(page, [lineOf('costly')]);
  await page.goto('/checkout');
  await fill(page, checkoutValues);
  await completeOrder(page);
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
  const { id, name } = productOf('featured');
  await productCard(page, name).getByRole('button').click();
  await openProduct(page, name);
  await expect.poll(animated).toContain(`::view-transition-group(product-${id})`);
});

test('Back does not move while a related card transitions into its page', async ({ page }) => {
  await page.goto(pathOf('related'));
  await pauseViewTransition(page, () => openProduct(page, productOf('hasRelated').name));
  const top = await page.evaluate(() => {
    const { transform } = getComputedStyle(
      document.documentElement,
      '::view-transition-group(back)',
    );
    return new DOMMatrix(transform).f;
  });
  expect(top).toBe((await page.getByRole('button', { name: 'Back' }).boundingBox())?.y);
});

test('Back to a scrolled list shows the glass of the header at once', async ({ page }) => {
  await page.goto('/products');
  await openProduct(page, productOf('soldOut').name);
  await setDuration(page, 'colour', '60s');
  await page.goBack();
  await expect(heading(page)).toHaveText('Shop');
  const header = page.getByRole('banner');
  await expect(header).toHaveAttribute('data-compact');
  await expect(header.locator('.glass')).toHaveCSS('opacity', '1');
});

for (const [name, isSwipe] of Object.entries({ Back: false, 'a swipe': true })) {
  test(`${name} from a product ${isSwipe ? 'does not animate' : 'moves'} its photograph`, async ({
    page,
  }) => {
    const animated = await recordViewTransitions(page);
    const product = productOf('cheap');
    await page.goto('/products');
    await openProduct(page, product.name);
    await expect(page.locator('html:active-view-transition')).toHaveCount(0);
    const before = (await animated()).length;
    await page.evaluate((value) => {
      Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { value });
    }, isSwipe);
    await page.goBack();
    await expect(heading(page)).toHaveText('Shop');
    await expect(page.locator('html:active-view-transition')).toHaveCount(0);
    const names = (await animated()).slice(before);
    expect(names.includes(`::view-transition-group(product-${product.id})`)).toBe(!isSwipe);
  });
}

test('Back from the second photograph of a product moves that one', async ({ page }) => {
  const { id, name } = productOf('cheap');
  await page.goto('/products');
  await openProduct(page, name);
  await page.getByRole('button', { name: 'Show photograph 2 of 2' }).click();
  const shown = page.getByRole('region', { name: 'Photograph shown' });
  await expect(shown.getByRole('img').last()).toBeInViewport({ ratio: 0.5 });
  await pauseViewTransition(page, () =>
    page.evaluate(() => {
      history.back();
    }),
  );
  const left = await page.evaluate((group) => {
    const { transform } = getComputedStyle(document.documentElement, group);
    return new DOMMatrix(transform).e;
  }, `::view-transition-group(product-${id})`);
  expect(left).toBeGreaterThan(0);
});

test('a view transition that the browser aborts, e.g. in a rotation, logs nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const message = 'Transition was aborted because of invalid state. Viewport size changed';
      const ready = Promise.reject(new DOMException(message, 'InvalidStateError'));
      return Object.defineProperty(start(update), 'ready', { value: ready });
    };
  });
  await page.goto('/products');
  const { name } = productOf('cheap');
  await productCard(page, name).getByRole('link').click();
  await expect(heading(page, name)).toBeFocused();
});

test('Back twice into the shop before its scripts arrive restores the position of the page shown', async ({
  page,
}) => {
  await page.goto('/products');
  await scrollTo(page, 900);
  await openProduct(page, productOf('last').name);
  await scrollTo(page, 120);
  await page.goto('/account');
  const release = await stallScripts(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
  await page.evaluate(() => {
    history.back();
  });
  await expect(page).toHaveURL('/products');
  await release();
  await expect(heading(page)).toHaveText('Shop');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test('with reduced motion a card does not grow, and has no view transition', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const animated = await recordViewTransitions(page);
  await page.goto('/products');
  const card = productCard(page, productOf('cheap').name);
  await card.hover();
  await expect(card.getByRole('img')).toHaveCSS('scale', '1');
  await card.getByRole('link').click();
  await expect(heading(page)).toHaveText(productOf('cheap').name);
  expect(await animated()).toEqual([]);
});

test('a product is shown with the photograph of its card until the larger file is loaded', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/products');
  const { name } = productOf('cheap');
  const card = productCard(page, name);
  await expect(card.getByRole('img')).toHaveJSProperty('complete', true);
  // React would show the page when the photograph is loaded, or when a timer of 800 ms ends.
  await page.route('**/*.avif', () => {});
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await card.getByRole('link').click();
  await expect(heading(page, name)).toBeVisible();
  const photograph = page
    .getByRole('region', { name: 'Photograph shown' })
    .getByRole('img')
    .first();
  await expect(photograph).toHaveCSS('background-image', /-whole-\d+\.avif"\)$/);
  // Firefox would show its text over it.
  await expect(photograph).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  await page.clock.resume();
});

test('a new visit starts at the top despite a saved scroll position', async ({ page }) => {
  await page.goto(pathOf('costly'));
  await scrollTo(page, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await page.goto('/cart');
  await page.goto(pathOf('costly'));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('link', { name: 'SHOP' }).click();
  await expect(heading(page)).toHaveText('Shop');
  await page.goBack();
  await expect(heading(page)).toHaveText(productOf('costly').name);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('Back after a reload draws no focus ring', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('article').getByRole('link').last().click();
  await expect(page).toHaveURL(/product/);
  await page.reload();
  await page.goBack();
  await expect(page.locator('main :is(a, button):focus')).toHaveCSS('outline-style', 'none');
});

test('Back to other products focuses the link in the footer that led away', async ({ page }) => {
  const { category } = productOf('cheap');
  await page.goto(`/products?category=${category}`);
  await expect(page.getByRole('button', { pressed: true })).toContainText(category);
  const all = page.getByRole('contentinfo').getByRole('link', { name: 'All Products' });
  await all.focus();
  await expect(all).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products');
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/category=/);
  await expect(all).toBeFocused();
  await expect(all).toBeInViewport();
});

test('Forward focuses the field that had the focus', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await seedCart(page, [lineOf('cheap')]);
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  const field = page.getByLabel('Name on Card');
  await field.fill('Ines Moreau');
  // By now the scroll position is saved.
  await expect(field).toBeInViewport();
  await page.goBack();
  await expect(heading(page)).toHaveText('Shopping Cart');
  await page.goForward();
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
});

test('View Featured scrolls to the collection and focuses its heading', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'View Featured' }).click();
  const title = page.getByRole('heading', { name: 'Featured Collection' });
  await expect(title).toBeInViewport();
  await expect(title).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});

test('View Featured jumps to the collection with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('link', { name: 'View Featured' }).click();
  await expect(page.getByRole('heading', { name: 'Featured Collection' })).toBeInViewport();
  const [before, after] = await page.evaluate(async () => {
    const first = window.scrollY;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return [first, window.scrollY];
  });
  expect(after).toBe(before);
});

test('the header becomes compact after 10 px of scrolling, without layout shift', async ({
  page,
}) => {
  await page.goto('/products');
  const header = page.getByRole('banner');
  const measure = () =>
    page.evaluate(() => ({
      header: document.querySelector('header')?.getBoundingClientRect().height,
      heading: (document.querySelector('h1')?.getBoundingClientRect().top ?? 0) + window.scrollY,
      page: document.documentElement.scrollHeight,
    }));
  await expect(heading(page)).toBeVisible();
  const before = await measure();
  for (const top of [1, 10]) {
    await scrollTo(page, top);
    await expect(header).not.toHaveAttribute('data-compact');
    expect(await measure()).toEqual(before);
  }
  await scrollTo(page, 11);
  await expect(header).toHaveAttribute('data-compact');
  await expect(header.locator('.glass')).toHaveCSS('opacity', '1');
  await expect(header.locator('.glass')).toHaveCSS('backdrop-filter', /blur/);
  const after = await measure();
  expect(after.header).toBeLessThan(before.header ?? 0);
  expect({ ...after, header: before.header }).toEqual(before);
  await scrollTo(page, 0);
  await expect(header).not.toHaveAttribute('data-compact');
});

test('a page does not scroll while the chunk of the next one loads', async ({ page }) => {
  const release = await stallScripts(page, /AccountPage/);
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Collection' }).click();
  await expect(page).toHaveTitle('Shop | ESSENCE');
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await page.getByRole('banner').getByRole('link', { name: 'ACCOUNT' }).click();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  await release();
  await expect(page).toHaveTitle('My Account | ESSENCE');
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

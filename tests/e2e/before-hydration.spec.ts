import { openBeforeHydration } from './support/stall-scripts.ts';
import { lineOf, pathOf, productOf } from '../support/product-roles.ts';
import { cartLink, heading, productCard, toast } from './support/locators.ts';
import { expect, seedCart, storedCart, test } from './support/shop-test.ts';

test('a double click on Add to Cart before hydration stores one line and defers its toast', async ({
  page,
}) => {
  const release = await openBeforeHydration(page, pathOf('cheap'));
  await page.getByRole('button', { name: 'Add to Cart' }).first().dblclick();

  const added = page.getByRole('button', { name: 'Added to Cart', exact: true });
  await expect(added).toBeVisible();
  // Its text is dark, so the background must stay light on hover.
  await expect(added).toHaveCSS('background-color', 'rgb(230, 223, 213)');
  await expect(cartLink(page)).toHaveText('');
  await expect(cartLink(page).locator('[data-optimistic]')).toHaveAttribute('data-optimistic', '1');
  expect(await storedCart(page)).toEqual([lineOf('cheap')]);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');

  await release();
  await expect(toast(page, `Added ${productOf('cheap').name} to cart`)).toBeVisible();
  await expect(added).toHaveText('Added to Cart');
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
  await expect(page.locator('[data-optimistic]')).toHaveCount(0);
  expect(await storedCart(page)).toEqual([lineOf('cheap')]);
});

test('a quantity typed before hydration replaces earlier presses, and is preserved while it is typed', async ({
  page,
}) => {
  const release = await openBeforeHydration(page, pathOf('costly'));
  const quantity = page.getByRole('textbox', { name: `Quantity of ${productOf('costly').name}` });
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await quantity.click();
  await page.keyboard.type('7');
  await release();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(quantity).toHaveValue('7');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  expect(await storedCart(page)).toEqual([lineOf('costly', { quantity: 7 })]);
});

test('no category is marked before the filter of the URL is applied', async ({ page }) => {
  const { category } = productOf('costly');
  const release = await openBeforeHydration(page, `/products?category=${category}`);
  const labelOf = (name: string) =>
    page.getByRole('button', { name, exact: true }).locator('span').first();
  await expect(labelOf('All Categories')).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)');
  await release();
  await expect(labelOf(category)).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 28, 0)');
});

test('the stepper works before hydration, and has the quantity in the cart once the product is added', async ({
  page,
}) => {
  const release = await openBeforeHydration(page, pathOf('costly'));
  const quantity = page.getByRole('textbox', { name: `Quantity of ${productOf('costly').name}` });
  const increase = page.getByRole('button', { name: 'Increase quantity' });
  const decrease = page.getByRole('button', { name: 'Decrease quantity' });
  // At quantity 1 the button is disabled.
  await decrease.click({ force: true });
  await increase.click();
  await expect(quantity).toHaveValue('2');
  await expect(decrease).toBeEnabled();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await increase.click();
  await expect(quantity).not.toBeEditable();
  await expect(quantity).toHaveValue('2');
  await release();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
  await expect(quantity).toHaveValue('2');
  expect(await storedCart(page)).toEqual([lineOf('costly', { quantity: 2 })]);
});

test('a press on Increase quantity during hydration counts once', async ({ page }) => {
  const release = await openBeforeHydration(page, pathOf('costly'));
  const quantity = page.getByRole('textbox', { name: `Quantity of ${productOf('costly').name}` });
  await quantity.fill('two');
  await quantity.blur();
  await page.evaluate(() => {
    // React announces the quantity instead of the typed text when it has hydrated the page: before the replay.
    new MutationObserver((_records, observer) => {
      observer.disconnect();
      document.querySelector<HTMLElement>('[aria-label^="Increase quantity"]')?.click();
    }).observe(document.getElementById('announcer') ?? document.body, { childList: true });
  });
  await release();
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(quantity).toHaveValue('3');
});

test('a press on Back before hydration goes back after hydration', async ({ page }) => {
  await page.goto('/cart');
  const release = await openBeforeHydration(page, pathOf('costly'));
  await page.getByRole('button', { name: 'Back' }).click();
  await release();
  await expect(page).toHaveURL('/cart');
});

test('a press on Save Changes before hydration shows the progress bar, and saves after hydration', async ({
  page,
}) => {
  const release = await openBeforeHydration(page, '/account');
  const progress = page.locator('.pending-line');
  await expect(progress).toHaveCSS('opacity', '0');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(progress).not.toHaveCSS('opacity', '0');
  await release();
  await expect(toast(page, 'Profile Updated')).toBeVisible();
  await expect(progress).toHaveCSS('opacity', '0');
  await expect(page).toHaveURL('/account');
});

test('an image chosen before hydration is selected after hydration', async ({ page }) => {
  const release = await openBeforeHydration(page, '/seller/add-product');
  const dialog = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Browse Images' }).click();
  await (await dialog).setFiles('public/icon.svg');
  await release();
  await expect(page.getByRole('img', { name: 'icon.svg' })).toHaveCount(1);
});

test('a press on the line of the price range before hydration counts after hydration', async ({
  page,
}) => {
  const release = await openBeforeHydration(page, '/products');
  await page.locator('.range-slider-track').click({ position: { x: 60, y: 1 } });
  await release();
  await expect(page).toHaveURL(/\?min=\d+$/);
});

test('before hydration the checkout hides the footer, and redirects to the cart page without a cart', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo');
  const release = await openBeforeHydration(page, '/checkout');
  await expect(page).toHaveURL('/cart');
  await expect(heading(page)).toHaveText('Your cart is empty');
  await page.evaluate(
    (cart) => {
      localStorage.setItem('cart', cart);
    },
    JSON.stringify([lineOf('cheap')]),
  );
  await page.goto('/checkout', { waitUntil: 'domcontentloaded' });
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(footer).toBeHidden();
  await release();
  await expect(footer).toBeVisible();
});

test('before hydration the tabs are hidden if the URL has one', async ({ page }) => {
  const release = await openBeforeHydration(page, '/account?tab=orders');
  await expect(page.getByRole('tablist')).toBeHidden();
  await release();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Orders');
});

test('an image dropped before hydration is selected after hydration', async ({ page }) => {
  const release = await openBeforeHydration(page, '/seller/add-product');
  const isTaken = await page.getByText('Drag images here').evaluate((zone) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'front.svg', {
        type: 'image/svg+xml',
      }),
    );
    const options = { dataTransfer, bubbles: true, cancelable: true };
    return ['dragover', 'drop'].map((type) => !zone.dispatchEvent(new DragEvent(type, options)));
  });
  expect(isTaken).toEqual([true, true]);
  await release();
  await expect(page.getByRole('img', { name: 'front.svg' })).toBeVisible();
});

test('a press on the photograph before hydration opens the viewer after hydration', async ({
  page,
}) => {
  const release = await openBeforeHydration(page, pathOf('costly'));
  await page.getByRole('region', { name: 'Photograph shown' }).click();
  await release();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('button', { name: 'Zoom in' }).first()).toBeVisible();
});

test('an arrow key on a tab before hydration selects the next tab after hydration', async ({
  page,
}) => {
  const release = await openBeforeHydration(page, '/account');
  await page.getByRole('tab', { name: 'Profile' }).press('ArrowRight');
  await release();
  const orders = page.getByRole('tab', { name: 'Orders' });
  await expect(orders).toHaveAttribute('aria-selected', 'true');
  await expect(orders).toBeFocused();
  await expect(page).toHaveURL('/account?tab=orders');
});

test('header and product cards show the stored cart before hydration', async ({ page }) => {
  await seedCart(page, [lineOf('costly'), lineOf('cheap')]);
  const release = await openBeforeHydration(page, '/products');
  await expect(cartLink(page).locator('[data-optimistic]')).toHaveAttribute('data-optimistic', '2');
  const { name } = productOf('costly');
  const button = productCard(page, name).getByRole('button');
  await expect(button).toHaveAccessibleName(`Added to Cart ${name}`);
  await button.click();
  expect(await storedCart(page)).toEqual([lineOf('costly'), lineOf('cheap')]);
  await release();
  await expect(button).toHaveAccessibleName(`Added to Cart ${name}`);
});

test('Add to Cart before hydration is replayed when the storage is full', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const release = await openBeforeHydration(page, '/products');
  await productCard(page, productOf('cheap').name).getByRole('button').click();
  await release();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
});

test('presses on Menu and Show Filters before hydration open one dialog', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await openBeforeHydration(page, '/products');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Show Filters' }).click();
  await release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

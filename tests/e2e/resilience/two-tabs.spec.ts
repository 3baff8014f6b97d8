import type { BrowserContext, Page } from 'playwright/test';
import {
  fillOrder,
  placeOrder,
  placeOrderAndPause,
  placeOrderAtOnce,
} from '../support/checkout.ts';
import {
  cartLink,
  expect,
  heading,
  lampLine,
  openTab,
  penLine,
  productCard,
  seedCart,
  storedCart,
  test,
  toast,
} from '../support/shop-test.ts';

/** Two tabs of one shopper at the same page, with a cart that both know. */
async function openTwoTabs(context: BrowserContext, path: string, cart = [lampLine]) {
  const here = await openTab(context);
  await seedCart(here, cart);
  await here.goto(path);
  return [here, await openTab(context, path)] as const;
}

const addButton = (page: Page, name: string) => productCard(page, name).getByRole('button');

async function expectIds(page: Page, ids: string[]) {
  await expect
    .poll(async () => {
      const cart = await storedCart(page);
      return Array.isArray(cart) ? cart.map((line: { id: string }) => line.id).toSorted() : cart;
    })
    .toEqual(ids);
  await expect(cartLink(page)).toHaveText(ids.length === 0 ? '' : String(ids.length));
}

/**
 * Runs in a page. Waits until the last change, of whichever tab, is stored and shown here, as for one
 * shopper it always is; then presses a button, and answers what is stored.
 */
async function press(change: { name: string; quantity: string; button: string; last: string }) {
  const { name, quantity, button, last } = change;
  const group = document.querySelector(`[role="group"][aria-label="Quantity of ${name}"]`);
  const isHere = () => localStorage.getItem('cart') === last && group?.textContent === quantity;
  while (!isHere()) await new Promise((resolve) => setTimeout(resolve));
  group?.querySelector<HTMLElement>(`[aria-label^="${button}"]`)?.click();
  return localStorage.getItem('cart') ?? '';
}

test('200 random changes, one after the other in three tabs, are all kept', async ({ context }) => {
  const lines = ['1', '2', '3', '5', '6', '8'].map((id) => ({
    ...lampLine,
    id,
    name: `Product ${id}`,
    quantity: 40,
  }));
  const tabs = [...(await openTwoTabs(context, '/cart', lines)), await openTab(context, '/cart')];

  let seed = 1;
  const pick = <T>(items: readonly T[]): T => {
    seed = (seed * 48_271) % 0x7f_ff_ff_ff;
    const item = items[seed % items.length];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  let last = JSON.stringify(lines);
  for (let count = 0; count < 200; count += 1) {
    const line = pick(lines);
    const step = pick([1, -1]);
    last = await pick(tabs).evaluate(press, {
      name: line.name,
      quantity: String(line.quantity),
      button: step === 1 ? 'Increase' : 'Decrease',
      last,
    });
    line.quantity += step;
  }

  expect(JSON.parse(last)).toEqual(lines);
  for (const page of tabs) {
    await expect(page.getByRole('list', { name: 'Cart' }).getByRole('group')).toHaveText(
      lines.map(({ quantity }) => String(quantity)),
    );
  }
});

test('what one tab adds and another removes appears in both', async ({ context }) => {
  const [here, there] = await openTwoTabs(context, '/products');
  await addButton(here, 'Leather Notebook').click();
  await expect(cartLink(there)).toHaveText('2');
  await expect(addButton(there, 'Leather Notebook')).toHaveText('Added to Cart');
  await there.goto('/cart');
  await there.getByRole('button', { name: 'Remove Arc Desk Lamp' }).click();
  await expectIds(here, ['6']);
  await there.evaluate(() => {
    localStorage.clear();
  });
  await expect(cartLink(here)).toHaveText('');
});

test('adding what another tab has added meanwhile updates its quantity, and says so', async ({
  page,
  context,
}) => {
  // This tab learns of the other one only as it adds.
  await page.addInitScript(() => {
    window.addEventListener('storage', (event) => {
      event.stopImmediatePropagation();
    });
  });
  await page.goto('/product/1');
  const there = await openTab(context, '/product/1');
  await there.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(there.getByRole('button', { name: 'Added to Cart' })).toBeVisible();

  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(toast(page, 'Updated quantity for Arc Desk Lamp')).toBeVisible();
  expect(await storedCart(page)).toEqual([{ ...lampLine, quantity: 2 }]);
});

test('an order that one tab places empties the other, and ends its checkout', async ({
  context,
}) => {
  const [here, there] = await openTwoTabs(context, '/checkout');
  await fillOrder(here);
  await placeOrderAtOnce(here);
  await expect(here).toHaveURL('/');
  await expect(toast(here, 'Order placed successfully!')).toHaveCount(1);
  await expect(there).toHaveURL('/cart');
  await expect(heading(there)).toHaveText('Your cart is empty');
  await expect(toast(there, 'Order placed successfully!')).toHaveCount(0);
});

test('clearing and adding in one tab leave the order on its way in the other', async ({
  context,
}) => {
  const [here, there] = await openTwoTabs(context, '/cart', [lampLine, penLine]);
  await here.goto('/checkout');
  await fillOrder(here);
  await placeOrderAndPause(here);
  await there.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(cartLink(here)).toHaveText('');
  await expect(placeOrder(here)).toHaveText('Processing...');
  await expect(here.getByRole('region', { name: 'Order Summary' })).toContainText('$210.79');
  await there.getByRole('banner').getByRole('link', { name: 'SHOP' }).click();
  await addButton(there, 'Leather Notebook').click();
  await here.clock.runFor(1600);
  await expect(here).toHaveURL('/');
  await here.clock.resume();
  await expect(toast(here, 'Order placed successfully!')).toHaveCount(1);
  for (const page of [here, there]) await expectIds(page, ['6']);
});

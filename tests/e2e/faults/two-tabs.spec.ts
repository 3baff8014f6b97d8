import type { BrowserContext, Locator, Page } from 'playwright/test';
import { fillOrder, placeOrder } from '../support/checkout.ts';
import {
  cartLink,
  cartRow,
  expect,
  lampLine,
  penLine,
  productCard,
  storedCart,
  test,
  toast,
  waitUntilLiveAfterLoading,
} from '../support/shop-test.ts';

/** Two tabs of one shopper, with a cart that both know. */
async function openTwoTabs(
  context: BrowserContext,
  path: string,
  cart: unknown[] = [],
): Promise<[Page, Page]> {
  const open = async () => {
    const page = await context.newPage();
    waitUntilLiveAfterLoading(page);
    return page;
  };
  const [here, there] = [await open(), await open()];
  await here.goto('/account');
  await here.evaluate((text) => {
    localStorage.setItem('cart', text);
  }, JSON.stringify(cart));
  await here.goto(path);
  await there.goto(path);
  return [here, there];
}

/** Presses a button in each of two tabs, at the same moment as near as a machine can. */
async function pressAtOnce(...buttons: readonly Locator[]) {
  const moment = Date.now() + 300;
  await Promise.all(
    buttons.map((button) =>
      button.evaluate((element: HTMLElement, time) => {
        while (Date.now() < time);
        element.click();
      }, moment),
    ),
  );
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

test('200 random changes, one after the other in three tabs, are all kept', async ({ context }) => {
  test.slow();
  const lines = ['1', '2', '3', '5', '6', '8'].map((id) => ({
    ...lampLine,
    id,
    name: `Product ${id}`,
    quantity: 40,
  }));
  const [first, second] = await openTwoTabs(context, '/cart', lines);
  const third = await context.newPage();
  waitUntilLiveAfterLoading(third);
  await third.goto('/cart');
  const tabs = [first, second, third];

  let seed = 1;
  const pick = <T>(items: readonly T[]): T => {
    seed = (seed * 48_271) % 0x7f_ff_ff_ff;
    const item = items[seed % items.length];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  const quantities = new Map(lines.map(({ name, quantity }) => [name, quantity]));
  for (let count = 0; count < 200; count += 1) {
    const name = pick([...quantities.keys()]);
    const step = pick([1, -1]);
    await cartRow(pick(tabs), name)
      .getByRole('button', { name: step === 1 ? /^Increase/ : /^Decrease/ })
      .click();
    quantities.set(name, (quantities.get(name) ?? 0) + step);
  }

  const expected = lines.map((line) => ({ ...line, quantity: quantities.get(line.name) }));
  expect(await storedCart(first)).toEqual(expected);
  for (const page of tabs) {
    for (const [name, quantity] of quantities) {
      await expect(cartRow(page, name).getByRole('group')).toHaveText(String(quantity));
    }
  }
});

test('what one tab adds and another removes appears in both', async ({ context }) => {
  const [here, there] = await openTwoTabs(context, '/products', [lampLine]);
  await addButton(here, 'Leather Notebook').click();
  await expect(cartLink(there)).toHaveText('2');
  await there.goto('/cart');
  await there.getByRole('button', { name: 'Remove Arc Desk Lamp' }).click();
  await expectIds(here, ['6']);
  await expectIds(there, ['6']);
});

test.describe('with a checkout', () => {
  test('an order that one tab places empties the other, and ends its checkout', async ({
    context,
  }) => {
    const [here, there] = await openTwoTabs(context, '/checkout', [lampLine]);
    await fillOrder(here);
    await placeOrder(here).click();
    await expect(here).toHaveURL('/');
    await expect(toast(here, 'Order placed successfully!')).toHaveCount(1);
    await expect(there).toHaveURL('/cart');
    await expect(there.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty');
    await expect(toast(there, 'Order placed successfully!')).toHaveCount(0);
  });

  test('clearing in one tab leaves the order on its way in the other', async ({ context }) => {
    const [here, there] = await openTwoTabs(context, '/cart', [lampLine, penLine]);
    await here.goto('/checkout');
    await here.clock.install();
    await fillOrder(here);
    await here.clock.pauseAt((await here.evaluate(() => Date.now())) + 1000);
    await placeOrder(here).click();
    await expect(placeOrder(here)).toHaveText('Processing...');
    await there.getByRole('button', { name: 'Clear Cart' }).click();
    await expect(cartLink(here)).toHaveText('');
    await expect(placeOrder(here)).toHaveText('Processing...');
    await expect(here.getByRole('region', { name: 'Order Summary' })).toContainText('$210.79');
    await here.clock.runFor(1600);
    await expect(here).toHaveURL('/');
    await here.clock.resume();
    await expect(toast(here, 'Order placed successfully!')).toHaveCount(1);
    expect(await storedCart(here)).toEqual([]);
  });

  test('the same cart ordered in both tabs is two orders, and ends empty', async ({ context }) => {
    const [here, there] = await openTwoTabs(context, '/checkout', [lampLine]);
    for (const page of [here, there]) await fillOrder(page);
    await pressAtOnce(placeOrder(here), placeOrder(there));
    for (const page of [here, there]) {
      await expect(page).toHaveURL('/');
      await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
      await expect(cartLink(page)).toHaveText('');
    }
    expect(await storedCart(here)).toEqual([]);
  });

  test('what one tab adds while the other orders stays', async ({ context }) => {
    const [here, there] = await openTwoTabs(context, '/products', [lampLine]);
    await here.goto('/checkout');
    await fillOrder(here);
    await placeOrder(here).click();
    await addButton(there, 'Leather Notebook').click();
    await expect(here).toHaveURL('/');
    await expectIds(here, ['6']);
    await expectIds(there, ['6']);
  });
});

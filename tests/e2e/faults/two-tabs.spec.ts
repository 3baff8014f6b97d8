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

const increaseButton = (page: Page) => page.getByRole('button', { name: 'Increase quantity' });

const addButton = (page: Page, name: string) => productCard(page, name).getByRole('button');

/** Presses the buttons of several products one right after the other. */
async function addAll(page: Page, names: readonly string[]) {
  const articles = page.getByRole('article');
  await articles.evaluateAll(async (cards, wanted) => {
    for (const card of cards) {
      if (!wanted.some((name) => card.textContent.includes(name))) continue;
      card.querySelector('button')?.click();
      // Lets the other tab's word in between, as a hand does.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, names);
}

async function expectIds(page: Page, ids: string[]) {
  await expect
    .poll(async () => {
      const cart = await storedCart(page);
      return Array.isArray(cart) ? cart.map((line: { id: string }) => line.id).toSorted() : cart;
    })
    .toEqual(ids);
  await expect(cartLink(page)).toHaveText(ids.length === 0 ? '' : String(ids.length));
}

test('two tabs that add in the same moment lose nothing', async ({ context }) => {
  const [here, there] = await openTwoTabs(context, '/products');
  for (const [mine, theirs, ids] of [
    ['Arc Desk Lamp', 'Leather Notebook', ['1', '6']],
    ['Linen Desk Mat', 'Brass Rollerball Pen', ['1', '4', '5', '6']],
  ] as const) {
    await pressAtOnce(addButton(here, mine), addButton(there, theirs));
    await expectIds(here, [...ids]);
    await expectIds(there, [...ids]);
  }
});

test('two tabs that take out and change in the same moment lose nothing', async ({ context }) => {
  const [here, there] = await openTwoTabs(context, '/cart', [lampLine, penLine]);
  await pressAtOnce(
    here.getByRole('button', { name: 'Remove Arc Desk Lamp' }),
    cartRow(there, 'Brass Rollerball Pen').getByRole('button', { name: 'Increase quantity' }),
  );
  for (const page of [here, there]) {
    await expectIds(page, ['5']);
    await expect(cartRow(page, 'Brass Rollerball Pen')).toContainText('$96.00');
  }
});

test('the same step in two tabs at the same moment is two steps', async ({ context }) => {
  const [here, there] = await openTwoTabs(context, '/cart', [penLine]);
  await pressAtOnce(increaseButton(here), increaseButton(there));
  for (const page of [here, there]) {
    await expect(cartRow(page, 'Brass Rollerball Pen')).toContainText('$144.00');
  }
  expect(await storedCart(here)).toEqual([{ ...penLine, quantity: 3 }]);
});

test('what two tabs add one after the other, both at once, is all kept', async ({ context }) => {
  const [here, there] = await openTwoTabs(context, '/products');
  await Promise.all([
    addAll(here, ['Arc Desk Lamp', 'Linen Desk Mat', 'Pour-Over Set']),
    addAll(there, ['Leather Notebook', 'Brass Rollerball Pen']),
  ]);
  for (const page of [here, there]) await expectIds(page, ['1', '3', '4', '5', '6']);
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

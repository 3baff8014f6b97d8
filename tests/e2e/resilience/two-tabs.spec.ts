import type { BrowserContext } from 'playwright/test';
import { placeOrderAndPause } from '../support/checkout.ts';
import { checkoutValues, fill } from '../support/form-values.ts';
import { lineOf, pathOf, productOf } from '../../support/product-roles.ts';
import { cartLink, heading, placeOrderButton, productCard, toast } from '../support/locators.ts';
import { expect, openTab, seedCart, storedCart, test } from '../support/shop-test.ts';

/** Opens two tabs of one shopper on the same page with the same cart. */
async function openTwoTabs(context: BrowserContext, path: string, cart = [lineOf('costly')]) {
  const tab = await openTab(context);
  await seedCart(tab, cart);
  await tab.goto(path);
  return [tab, await openTab(context, path)] as const;
}

test('View Cart passes its focus to the heading when another tab removes the product', async ({
  context,
}) => {
  const [tab, otherTab] = await openTwoTabs(context, pathOf('costly'));
  await tab.getByRole('link', { name: 'View Cart' }).focus();
  await otherTab.getByRole('link', { name: 'View Cart' }).click();
  await otherTab.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(heading(tab)).toBeFocused();
});

test('a quantity that is being typed is not overwritten by another tab', async ({ context }) => {
  const [tab, otherTab] = await openTwoTabs(context, '/cart', [lineOf('costly', { price: 149 })]);
  const quantity = tab.getByRole('textbox');
  await quantity.fill('17');
  await otherTab.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(tab.getByText('$298.00').first()).toBeVisible();
  await expect(quantity).toHaveValue('17');
  await quantity.press('Enter');
  await expect(otherTab.getByRole('textbox')).toHaveValue('17');
});

test('a quantity that is being typed becomes that of the cart when another tab adds the product', async ({
  context,
}) => {
  const [tab, otherTab] = await openTwoTabs(context, pathOf('costly'), []);
  await tab.getByRole('textbox').fill('9');
  await otherTab.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(tab.getByRole('textbox')).toHaveValue('1');
});

test('clearing and adding in one tab does not affect an order in processing in the other', async ({
  context,
}) => {
  const cart = [lineOf('costly', { price: 149 }), lineOf('cheap', { price: 48 })];
  const [tab, otherTab] = await openTwoTabs(context, '/cart', cart);
  await tab.goto('/checkout');
  await fill(tab, checkoutValues);
  await placeOrderAndPause(tab);
  await otherTab.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(cartLink(tab)).toHaveText('');
  await expect(placeOrderButton(tab)).toHaveText('Processing...');
  await expect(tab.getByRole('region', { name: 'Order Summary' })).toContainText('$210.79');
  // A product of the order.
  await otherTab.getByRole('banner').getByRole('link', { name: 'SHOP' }).click();
  await productCard(otherTab, productOf('cheap').name).getByRole('button').click();
  await tab.clock.runFor(1600);
  await expect(tab).toHaveURL('/');
  await tab.clock.resume();
  await expect(toast(tab, 'Order placed successfully!')).toHaveCount(1);
  for (const page of [tab, otherTab]) {
    await expect(cartLink(page)).toHaveText('1');
    expect(await storedCart(page)).toEqual([lineOf('cheap')]);
  }
});

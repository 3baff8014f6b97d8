import { field, fillOrder, order, placeOrder } from './support/checkout.ts';
import {
  cartLink,
  expect,
  lampLine,
  penLine,
  productCard,
  seedCart,
  storedCart,
  summaryFigure,
  test,
  waitUntilLiveAfterLoading,
  toast,
} from './support/shop-test.ts';

test('an empty cart redirects to the cart', async ({ page }) => {
  await page.goto('/checkout');
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty');
});

test.describe('with a cart', () => {
  test.beforeEach(async ({ page }) => {
    await seedCart(page, [lampLine, { ...penLine, quantity: 2 }]);
    await page.goto('/checkout');
  });

  test('asks for contact, shipping and payment beside the order', async ({ page }) => {
    await expect(page).toHaveTitle('Checkout | ESSENCE');
    for (const section of ['Contact', 'Shipping', 'Payment']) {
      await expect(page.getByRole('region', { name: section })).toBeVisible();
    }
    for (const label of [...Object.keys(order), 'Country']) {
      await expect(field(page, label)).toHaveAttribute('required', '');
    }
    await expect(field(page, 'Country')).toHaveValue('United States');
    await expect(field(page, 'Country').locator('option')).toHaveText([
      'United States',
      'Canada',
      'United Kingdom',
    ]);
    await expect(field(page, 'Expiry Date')).toHaveAttribute('placeholder', 'MM/YY');
    await expect(field(page, 'CVV')).toHaveAttribute('placeholder', '123');
    await expect(summaryFigure(page, 'Total')).toHaveText('$262.15');
    await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText('2 × $48.00');
  });

  test('helps the browser fill it in, and brings the right keypad', async ({ page }) => {
    for (const [label, token] of [
      ['Email', 'email'],
      ['First Name', 'given-name'],
      ['Last Name', 'family-name'],
      ['Address', 'address-line1'],
      ['City', 'address-level2'],
      ['ZIP', 'postal-code'],
      ['Country', 'country-name'],
      ['Name on Card', 'cc-name'],
      ['Card Number', 'cc-number'],
      ['Expiry Date', 'cc-exp'],
      ['CVV', 'cc-csc'],
    ] as const) {
      await expect(field(page, label)).toHaveAttribute('autocomplete', token);
    }
    await expect(field(page, 'Card Number')).toHaveAttribute('inputmode', 'numeric');
    await expect(field(page, 'CVV')).toHaveAttribute('inputmode', 'numeric');
    await expect(field(page, 'ZIP')).not.toHaveAttribute('inputmode');
  });

  test('refuses what the browser refuses, beside each field', async ({ page }) => {
    await placeOrder(page).click();
    for (const label of Object.keys(order)) {
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, label)).toHaveAccessibleDescription('Please fill out this field.');
    }
    await expect(field(page, 'Email')).toBeFocused();
    await expect(placeOrder(page)).toHaveText('Place Order');
  });

  test('an error follows the field as it is mended', async ({ page }) => {
    await placeOrder(page).click();
    const email = field(page, 'Email');
    await email.fill('ines@example.com');
    await expect(email).toHaveAttribute('aria-invalid', 'false');
    await expect(email).toHaveAccessibleDescription('');
    await placeOrder(page).click();
    await expect(field(page, 'First Name')).toBeFocused();
  });

  test('a wrong e-mail alone is refused', async ({ page }) => {
    await fillOrder(page);
    await field(page, 'Email').fill('not an e-mail');
    await placeOrder(page).click();
    await expect(field(page, 'Email')).toBeFocused();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
    expect(await storedCart(page)).toHaveLength(2);
  });

  test('places an order, by Enter in a field', async ({ page }) => {
    await fillOrder(page);
    await field(page, 'CVV').press('Enter');
    await expect(placeOrder(page)).toHaveText('Processing...');
    await expect(placeOrder(page)).toBeDisabled();
    await expect(page).toHaveURL('/');
    await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
    await expect(cartLink(page)).toHaveText('');
    expect(await storedCart(page)).toEqual([]);
  });

  test('takes 1500 ms, and comes home without a look at the cart', async ({ page }) => {
    await page.clock.install();
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await fillOrder(page);
    // From here on time passes only as told, however slow the machine is.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await placeOrder(page).click();
    await expect(placeOrder(page)).toHaveText('Processing...');
    await page.clock.runFor(1400);
    await expect(placeOrder(page)).toHaveText('Processing...');
    expect(await storedCart(page)).toHaveLength(2);
    await page.clock.runFor(200);
    await expect(page).toHaveURL('/');
    expect(visited).toEqual(['/']);
  });

  test('is submitted once, however often it is clicked', async ({ page }) => {
    await fillOrder(page);
    await placeOrder(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
      button.form?.requestSubmit();
    });
    await expect(page).toHaveURL('/');
    await expect(toast(page, 'Order placed successfully!')).toHaveCount(1);
  });

  test('a shopper who moves on still gets the order, and is left where they are', async ({
    page,
  }) => {
    await fillOrder(page);
    await placeOrder(page).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'All Products' }).click();
    await expect(page).toHaveURL('/products');
    await expect(toast(page, 'Order placed successfully!')).toBeVisible();
    await expect(cartLink(page)).toHaveText('');
    await expect(page).toHaveURL('/products');
  });

  test('what is added while it is processed stays in the cart', async ({ page }) => {
    await fillOrder(page);
    await placeOrder(page).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'All Products' }).click();
    await productCard(page, 'Leather Notebook').getByRole('button').click();
    await expect(toast(page, 'Order placed successfully!')).toBeVisible();
    expect(await storedCart(page)).toMatchObject([{ id: '6' }]);
  });

  test('a tab that is reloaded meanwhile placed nothing and keeps its cart', async ({ page }) => {
    await fillOrder(page);
    await placeOrder(page).click();
    await expect(placeOrder(page)).toHaveText('Processing...');
    await page.reload();
    await expect(placeOrder(page)).toHaveText('Place Order');
    expect(await storedCart(page)).toHaveLength(2);
  });

  test('the card is never stored, logged or put into an address', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    await fillOrder(page);
    await field(page, 'Card Number').fill('4111111111111111');
    await placeOrder(page).click();
    await expect(page).toHaveURL('/');
    const stored = await page.evaluate(() =>
      [localStorage, sessionStorage]
        .flatMap((storage) => Object.values(storage).map(String))
        .concat(JSON.stringify(history.state), document.cookie)
        .join(),
    );
    expect([stored, ...said, ...asked].filter((text) => text.includes('4111'))).toEqual([]);
  });

  test('a cart that another tab empties ends the checkout', async ({ page, context }) => {
    const other = await context.newPage();
    waitUntilLiveAfterLoading(other);
    await other.goto('/cart');
    await other.getByRole('button', { name: 'Clear Cart' }).click();
    await expect(page).toHaveURL('/cart');
  });
});

test.describe('with a cart and a form that was refused', () => {
  test.beforeEach(async ({ page }) => {
    await seedCart(page, [lampLine]);
    await page.goto('/checkout');
    await placeOrder(page).click();
    await expect(field(page, 'City')).toHaveAccessibleDescription('Please fill out this field.');
  });

  test('a field that is corrected and emptied again shows its error at once', async ({ page }) => {
    await field(page, 'City').fill('Portland');
    await expect(field(page, 'City')).toHaveAccessibleDescription('');
    await field(page, 'City').fill('');
    await expect(field(page, 'City')).toHaveAccessibleDescription('Please fill out this field.');
  });

  test('a message stays the same while one types, and follows on leaving the field', async ({
    page,
  }) => {
    const email = field(page, 'Email');
    await email.pressSequentially('ines');
    await expect(email).toHaveAccessibleDescription('Please fill out this field.');
    await email.blur();
    await expect(email).toHaveAccessibleDescription(/include an '@'/);
  });

  test('the same refusal is announced again', async ({ page }) => {
    const announcer = page.locator('#announcer');
    await expect(announcer).toHaveText('10 fields to correct. Email: Please fill out this field.');
    await fillOrder(page);
    await field(page, 'Email').fill('ines');
    await announcer.evaluate((region) => {
      region.replaceChildren();
    });
    await field(page, 'Email').press('Enter');
    await expect(announcer).toHaveText(/^1 field to correct\. Email: Please include an '@'/);
  });
});

test('contact and shipping, never the card, are there again after a way to the cart', async ({
  page,
}) => {
  await seedCart(page, [lampLine]);
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fillOrder(page);
  await field(page, 'Country').selectOption('Canada');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart');
  await page.goForward();
  for (const [label, value] of Object.entries(order).slice(0, 6)) {
    await expect(field(page, label)).toHaveValue(value);
  }
  await expect(field(page, 'Country')).toHaveValue('Canada');
  for (const label of ['Name on Card', 'Card Number', 'Expiry Date', 'CVV']) {
    await expect(field(page, label)).toHaveValue('');
  }
});

test('Processing keeps the focus on the button', async ({ page }) => {
  await seedCart(page, [lampLine]);
  await page.goto('/checkout');
  await page.clock.install();
  await fillOrder(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await placeOrder(page).press('Enter');
  await expect(placeOrder(page)).toHaveText('Processing...');
  await expect(placeOrder(page)).toBeFocused();
  await expect(placeOrder(page)).toBeDisabled();
});

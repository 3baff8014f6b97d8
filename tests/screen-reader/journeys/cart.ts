import type { Journey } from '../shopper.ts';

export const journey: Journey = {
  title: 'Change the cart, remove a product and take that back',
  path: '/',
  async walk(shopper) {
    shopper.startScene('Add two products');
    await shopper.press('ctrl+Home');
    await shopper.pressUntil('b', /Add to Cart Arc Desk Lamp/);
    await shopper.press('Return');
    await shopper.listenFor(/Added Arc Desk Lamp to cart/);
    await shopper.pressUntil('b', /Add to Cart Pour-Over Set/);
    await shopper.press('Return');
    await shopper.listenFor(/Added Pour-Over Set to cart/);

    shopper.startScene('Go to the cart');
    await shopper.press('ctrl+Home');
    await shopper.pressUntil('Tab', /Cart, 2 items/);
    await shopper.press('Return');
    await shopper.listenFor(/Cart \| ESSENCE/);

    shopper.startScene('Read the cart line by line');
    await shopper.press('ctrl+Home', 'h');
    for (let count = 0; count < 22; count += 1) await shopper.press('Down');

    await shopper.readPage();

    shopper.startScene('Change a quantity');
    await shopper.press('ctrl+Home');
    await shopper.pressUntil('b', /Increase quantity of Arc Desk Lamp/);
    await shopper.press('Return', 'Return', 'shift+Tab', 'shift+Tab', 'Return');

    shopper.startScene('Remove a product');
    await shopper.pressUntil('Tab', /Remove Arc Desk Lamp/);
    await shopper.pressDisappearing('Return', /Removed Arc Desk Lamp from cart/);

    shopper.startScene('Take that back');
    await shopper.press('F8');
    await shopper.pressDisappearing('Return', /Restored Arc Desk Lamp to the cart/);
    await shopper.press('Tab');

    shopper.startScene('Empty the cart with Decrease and Remove');
    await shopper.pressUntil('Tab', /Decrease quantity of Pour-Over Set/);
    await shopper.pressDisappearing('Return', /Removed Pour-Over Set from cart/);
    await shopper.pressUntil('Tab', /Remove Arc Desk Lamp/);
    await shopper.pressDisappearing('Return', /Removed Arc Desk Lamp from cart/);
    await shopper.press('Tab');
  },
};

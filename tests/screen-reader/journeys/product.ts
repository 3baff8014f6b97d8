import type { Journey } from '../shopper.ts';

export const journey: Journey = {
  title: 'Read about a product, choose a quantity and add it to the cart',
  path: '/product/3',
  async walk(shopper) {
    await shopper.readPage();

    shopper.startScene('Choose a quantity');
    await shopper.press('ctrl+Home');
    await shopper.pressUntil('Tab', /Increase/);
    await shopper.press('space', 'space');
    await shopper.pressUntil('shift+Tab', /Decrease/);
    await shopper.press('space', 'space', 'space');
    await shopper.press('Tab');
    await shopper.type('20');
    await shopper.press('Return');

    shopper.startScene('Add it to the cart');
    await shopper.pressUntil('Tab', /Add to Cart/);
    await shopper.press('space');
    await shopper.listenFor(/Added Pour-Over Set to cart/);

    shopper.startScene('Press the button again, then read the quantity');
    await shopper.press('space');
    await shopper.listenFor(/Already in the cart/);
    await shopper.press('shift+Tab', 'shift+Tab');
  },
};

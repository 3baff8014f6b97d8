import type { Journey } from './journey.ts';

export const lamp: Journey = {
  title: 'Find a lamp by its heading and add it to the cart',
  path: '/',
  async walk(shopper) {
    shopper.startScene('Read the page');
    await shopper.readPage();

    shopper.startScene('Find the lamp by headings, then read its price and stock');
    await shopper.press('ctrl+Home');
    await shopper.pressUntil('h', /Arc Desk Lamp/);
    await shopper.press('Down', 'Down', 'Down');

    shopper.startScene('A product with few units in stock');
    await shopper.pressUntil('h', /Linen Desk Mat/);
    await shopper.press('Down', 'Down');

    shopper.startScene('The other headings and the landmarks');
    await shopper.pressUntil('h', /Wrapping/);
    await shopper.press('ctrl+Home');
    for (let count = 0; count < 9; count += 1) await shopper.press('m');

    shopper.startScene('Go to the lamp with Tab, add it to the cart');
    await shopper.press('ctrl+Home');
    await shopper.pressUntil('Tab', /Arc Desk Lamp/);
    await shopper.press('Tab', 'space');
    await shopper.listenFor(/Added Arc Desk Lamp to cart/);

    shopper.startScene('Press the button again');
    await shopper.press('space');
    await shopper.listenFor(/Already in the cart/);

    shopper.startScene('Go to the cart');
    await shopper.press('ctrl+Home');
    await shopper.pressUntil('Tab', /Cart, 1 item/);
    await shopper.press('Return');
    await shopper.listenFor(/Cart \| ESSENCE/);
    await shopper.press('Down', 'Down', 'Down');
  },
};

import type { Journey } from '../shopper.ts';

export const journey: Journey = {
  title: 'Find a lamp by its heading and add it to the cart',
  path: '/',
  async walk(shopper) {
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
  },
};

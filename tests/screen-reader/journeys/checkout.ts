import type { Journey } from '../shopper.ts';

/** The values of the fields after the email address. `C` selects Canada. */
const values = [
  'Ines',
  'Moreau',
  '204 Alder Street',
  'Portland',
  '97205',
  'C',
  'Ines Moreau',
  '4111 1111 1111 1111',
  '12/29',
  '123',
];

export const journey: Journey = {
  title: 'Order: an empty form, a wrong email address, then all fields',
  path: '/product/1',
  async walk(shopper) {
    shopper.startScene('Add a product and go to the checkout');
    await shopper.press('ctrl+Home');
    await shopper.pressUntil('b', /Add to Cart/);
    await shopper.press('Return');
    await shopper.listenFor(/Added Arc Desk Lamp to cart/);
    await shopper.pressUntil('Tab', /View Cart/);
    await shopper.pressDisappearing('Return', /Cart \| ESSENCE/);
    await shopper.pressUntil('Tab', /Proceed to Checkout/);
    await shopper.pressDisappearing('Return', /Checkout \| ESSENCE/);

    shopper.startScene('Read the fields');
    await shopper.press('ctrl+Home');
    for (let count = 0; count < 12; count += 1) await shopper.press('e');

    await shopper.readPage();

    shopper.startScene('Place the order without filling in anything');
    await shopper.press('ctrl+Home');
    await shopper.pressUntil('b', /Place Order/);
    await shopper.press('Return');
    await shopper.listenFor(/10 fields to correct/);
    await shopper.press('Tab', 'shift+Tab');

    shopper.startScene('A wrong email address');
    await shopper.type('ines');
    await shopper.press('Return');
    await shopper.listenFor(/10 fields to correct/);

    shopper.startScene('Fill in all fields');
    await shopper.fillIn('@example.com', ...values);

    shopper.startScene('Place the order');
    await shopper.pressUntil('Tab', /Place Order/);
    await shopper.pressDisappearing(
      'Return',
      /Processing your order/,
      /Order placed successfully!/,
    );
    await shopper.press('Tab');
  },
};

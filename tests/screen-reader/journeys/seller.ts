import type { Journey } from '../shopper.ts';

export const journey: Journey = {
  title: 'Become a seller and add a product with a picture',
  path: '/account?tab=seller',
  async walk(shopper) {
    shopper.startScene('Send the empty form');
    await shopper.press('ctrl+Home');
    await shopper.pressUntil('b', /Create Seller Account/);
    await shopper.press('Return');
    await shopper.listenFor(/4 fields to correct/);

    shopper.startScene('Fill in the form');
    await shopper.fillIn(
      'Moreau Objects',
      'Trays turned from one piece of walnut.',
      'H',
      '93-1234567',
    );
    await shopper.pressDisappearing('Return', /Seller Account Created/);

    shopper.startScene('Go to the form of a new product');
    await shopper.pressUntil('Tab', /Add Product/);
    await shopper.pressDisappearing('Return', /Add New Product \| ESSENCE/);

    shopper.startScene('Fill in the form, with a mistake in the price');
    await shopper.pressUntil('Tab', /Product Name/);
    await shopper.fillIn('Walnut Tray', 'Turned from one piece of walnut.', 'free', '12', 'H');

    shopper.startScene('Choose a picture');
    await shopper.pressUntil('Tab', /Browse Images/);
    await shopper.chooseFile('scripts/readme/shop.webp', /1 image selected/);
    await shopper.press('Tab');

    shopper.startScene('Create the product, correct the price');
    await shopper.pressUntil('Tab', /Create Product/);
    await shopper.press('Return');
    await shopper.listenFor(/1 field to correct/);
    for (let count = 0; count < 4; count += 1) await shopper.press('BackSpace');
    await shopper.type('89');
    await shopper.pressDisappearing('Return', /My Products \| ESSENCE/, /Product Created/);

    shopper.startScene('Read the list of products');
    await shopper.press('h', 'Down', 'Down');
  },
};

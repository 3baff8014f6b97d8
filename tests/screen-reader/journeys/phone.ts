import type { Journey } from '../shopper.ts';

export const journey: Journey = {
  title: 'The menu and the filters on a narrow screen',
  path: '/',
  screen: { width: 500, height: 900 },
  async walk(shopper) {
    shopper.startScene('Open the menu');
    await shopper.press('ctrl+Home');
    await shopper.pressUntil('Tab', /Menu/);
    await shopper.press('Return');

    shopper.startScene('Read the menu');
    for (let count = 0; count < 9; count += 1) await shopper.press('Tab');

    shopper.startScene('Close the menu, open it again and go to the shop');
    await shopper.pressDisappearing('Escape');
    await shopper.press('Return');
    await shopper.pressUntil('Tab', /SHOP/);
    await shopper.pressDisappearing('Return', /Shop \| ESSENCE/);

    shopper.startScene('Open the filters');
    await shopper.pressUntil('Tab', /Show Filters/);
    await shopper.press('Return');

    shopper.startScene('Filter by price');
    await shopper.pressUntil('Tab', /Maximum/);
    await shopper.press('Page_Down', 'Page_Down', 'Page_Down', 'Page_Down', 'Page_Down');
    await shopper.press('Tab');
    await shopper.pressDisappearing('Return');

    shopper.startScene('Go on to the products found');
    await shopper.press('Tab', 'h', 'h');
  },
};

import type { Journey } from '../shopper.ts';

export const journey: Journey = {
  title: 'Look at the photographs of a product',
  path: '/product/3',
  async walk(shopper) {
    shopper.startScene('Look at the photographs');
    await shopper.press('ctrl+Home');
    await shopper.pressUntil('Tab', /Photograph shown/);
    await shopper.press('Right', 'Left');
    await shopper.pressUntil('Tab', /Show photograph 2/);
    await shopper.press('Return');

    shopper.startScene('On the full screen');
    await shopper.pressUntil('shift+Tab', /View full screen/);
    await shopper.press('Return', 'Right', 'shift+Tab', 'shift+Tab', 'shift+Tab');
    await shopper.pressDisappearing('Escape');
  },
};

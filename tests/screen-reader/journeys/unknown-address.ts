import type { Journey } from '../shopper.ts';

export const journey: Journey = {
  title: 'Follow a link to a page that does not exist',
  path: '/no-such-page',
  async walk(shopper) {
    shopper.startScene('Read the page');
    await shopper.press('ctrl+Home');
    await shopper.press('h', 'Up', 'Down');

    shopper.startScene('Return to the home page');
    await shopper.press('Down');
    await shopper.pressDisappearing('Return', /ESSENCE \| Premium Products/);

    shopper.startScene('Go back with the browser');
    await shopper.press('alt+Left');
    await shopper.listenFor(/Page Not Found \| ESSENCE/);
  },
};

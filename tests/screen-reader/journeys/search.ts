import type { Journey } from '../shopper.ts';

export const journey: Journey = {
  title: 'Search and filter the products and learn how many are found',
  path: '/products',
  async walk(shopper) {
    await shopper.readPage();

    shopper.startScene('Search, one letter at a time');
    await shopper.press('ctrl+Home');
    await shopper.pressUntil('Tab', /Search products/);
    for (const letter of ['b', 'r', 'a', 's', 's', 'x']) await shopper.type(letter);

    shopper.startScene('Nothing is found: what does the page say?');
    await shopper.pressUntil('Tab', /Reset Filters/);
    await shopper.pressDisappearing('Return', /All \d+ products/);

    shopper.startScene('Filter by category');
    // The button has disappeared: Orca may read the search, which Tab focuses first.
    await shopper.pressMuted('Tab');
    await shopper.pressUntil('Tab', /Kitchen/);
    await shopper.press('Return');
    await shopper.listenFor(/\d+ products? found/);

    shopper.startScene('Filter by price');
    await shopper.pressUntil('shift+Tab', /All Categories/);
    await shopper.press('Return');
    await shopper.listenFor(/All \d+ products/);
    await shopper.pressUntil('Tab', /Minimum/);
    await shopper.press('Right', 'Page_Up');
    await shopper.press('Tab', 'Left', 'Page_Down', 'Page_Down', 'Tab');

    shopper.startScene('Read the products found');
    await shopper.press('h', 'h', 'Down', 'Down');

    shopper.startScene('A product that is out of stock');
    await shopper.pressUntil('h', /Bud Vase/);
    await shopper.press('Down', 'Down', 'Down');
  },
};

import type { Journey } from '../shopper.ts';

export const journey: Journey = {
  title: 'Change the profile, with an error on the way',
  path: '/account',
  async walk(shopper) {
    await shopper.readPage();

    shopper.startScene('Change tabs');
    await shopper.press('ctrl+Home');
    await shopper.pressUntil('Tab', /Profile/);
    await shopper.press('Right', 'Tab', 'shift+Tab', 'Home');

    shopper.startScene('Delete the name and save');
    await shopper.pressUntil('Tab', /Full Name/);
    await shopper.press('BackSpace', 'Return');
    await shopper.listenFor(/1 field to correct/);

    shopper.startScene('Correct it and save');
    await shopper.type('Ines');
    await shopper.press('Tab', 'Tab', 'Tab', 'Tab', 'Return');
    await shopper.listenFor(/Profile Updated/);
  },
};

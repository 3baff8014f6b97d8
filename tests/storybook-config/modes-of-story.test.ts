import { expect, test } from 'vitest';
import { mainPageModes, noScreenshot, pageModes, phoneModes } from '../../.storybook/modes.ts';
import { modesOf } from '../visual/modes-of-story.ts';

const viewport = { options: { phone: { styles: { width: '390px', height: '844px' } } } };

test.each([
  ['a story', {}, {}, { default: { viewport: { width: 1200 } } }],
  [
    'a story with a viewport',
    {},
    { viewport: { value: 'phone' } },
    { own: { viewport: { width: 390, height: 844 } } },
  ],
  ['a state of a page', { chromatic: { modes: pageModes } }, {}, pageModes],
  ['the main state of a page', { chromatic: { modes: mainPageModes } }, {}, mainPageModes],
  [
    'a state that only phones have',
    { chromatic: { modes: { ...pageModes, ...phoneModes } } },
    {},
    { phone: phoneModes.phone },
  ],
  ['a story without screenshots', noScreenshot, {}, {}],
])('modesOf returns the screenshots of %s', (_, parameters, storyGlobals, modes) => {
  expect(modesOf({ parameters: { viewport, ...parameters }, storyGlobals, tags: [] })).toEqual(
    modes,
  );
});

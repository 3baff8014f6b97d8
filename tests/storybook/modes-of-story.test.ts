import { expect, test } from 'vitest';
import { mainPageModes, pageModes, phoneModes } from '../../.storybook/modes.ts';
import { modesOf } from '../visual/modes-of-story.ts';

const viewport = { options: { phone: { styles: { width: '390px', height: '844px' } } } };
const story = { parameters: { viewport }, storyGlobals: {}, tags: [] };

test('a story has one screenshot at 1280 px', () => {
  expect(modesOf(story)).toEqual({ default: { viewport: { width: 1280 } } });
});

test('a story with a viewport has one screenshot at its size', () => {
  expect(modesOf({ ...story, storyGlobals: { viewport: { value: 'phone' } } })).toEqual({
    own: { viewport: { width: 390, height: 844 } },
  });
});

test.each([
  ['a state of a page', pageModes, ['narrow phone', 'desktop']],
  ['the main state', mainPageModes, ['narrow phone', 'desktop', 'tablet', 'forced colours']],
  ['a state that only phones have', { ...pageModes, ...phoneModes }, ['phone']],
])('%s has a screenshot for each mode', (_, modes, names) => {
  const parameters = { viewport, chromatic: { modes } };
  expect(Object.keys(modesOf({ ...story, parameters }))).toEqual(names);
});

test('a playground has no screenshot', () => {
  const parameters = { viewport, chromatic: { disableSnapshot: true } };
  expect(modesOf({ ...story, parameters })).toEqual({});
});

import { expect, test } from 'vitest';
import { lengthen } from '../../.storybook/lengthen-texts.ts';

test.each([
  ['Cart', 'Caaart'],
  ['Add to Cart', 'Aaadd too Caaart'],
  ['Quantity', 'Quuuaantiity'],
  ['SHOP', 'SHOOOP'],
  ['Myth', 'Mythhh'],
  ['$149.00', '$149.00'],
  ['7 % of 12', '7 % oof 12'],
])('lengthen repeats vowels until each word is 40 %% longer: %s', (text, longer) => {
  expect(lengthen(text)).toBe(longer);
});

import { expect, test } from 'vitest';
import { lengthen } from '../../.storybook/lengthen-texts.ts';

test.each([
  ['Cart', 'Cartrt'],
  ['Add to Cart', 'Adddd too Cartrt'],
  ['Größe', 'Größeße'],
  ['$149.00', '$149.00'],
])('lengthen makes each word of "%s" 40 %% longer', (text, longer) => {
  expect(lengthen(text)).toBe(longer);
});

import preview from '../../../.storybook/preview.tsx';
import { longTexts } from '../../../.storybook/modes.ts';
import { StatTiles } from '../../../src/design-system/seller/StatTiles.tsx';
import { selectControl } from '../../fixtures/controls.ts';
import { withMaxWidth } from '../../fixtures/decorators.tsx';
import { LONG_NAME } from '../../fixtures/products.ts';

const makeStats = (products: string, sales: string, orders: string) => [
  { label: 'Products', value: products },
  { label: 'Sales', value: sales },
  { label: 'Orders', value: orders },
];
const newSeller = makeStats('0', '$0.00', '0');
const threeDigits = makeStats('128', '$18240.50', '416');
const longValue = makeStats('12480', '$1234567890.50', '98765');

const meta = preview.meta({
  parameters: {
    usage: {
      when: 'For three key figures at the top of a page. A value is a number or an amount, not a sentence.',
      whenNot: 'For figures that a seller compares row by row: use a table.',
      screenReader: 'A description list: each label is followed by its value.',
    },
  },
  component: StatTiles,
  args: {
    stats: newSeller,
  },
  argTypes: {
    stats: selectControl({
      'New seller': newSeller,
      'Three digits': threeDigits,
      'Long value': longValue,
      'Two figures': threeDigits.slice(0, 2),
    }),
  },
  decorators: [withMaxWidth('40rem')],
});

export const Default = meta.story({ parameters: longTexts });

export const Phone = meta.story({
  args: { stats: threeDigits },
  globals: { viewport: { value: 'phone' } },
});

/** A long value wraps within its tile. */
export const LongValue = meta.story({
  args: {
    stats: longValue,
  },
  globals: { viewport: { value: 'narrow' } },
});

export const LongName = meta.story({
  args: { stats: [{ label: LONG_NAME, value: '0' }] },
  globals: { viewport: { value: 'narrow' } },
});

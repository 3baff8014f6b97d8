import preview from '../../../.storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Price } from '../../../src/design-system/commerce/Price.tsx';
import { rangeControl } from '../../fixtures/controls.ts';

const meta = preview.meta({
  parameters: {
    usage: {
      when: 'For an amount on its own. Amounts below each other align by their digits.',
      whenNot: 'For an amount within a sentence: use `formatMoney`.',
      screenReader: 'Plain text. What it is the price of comes from what is around it.',
    },
  },
  component: Price,
  args: { cents: 149_00 },
  argTypes: {
    cents: rangeControl(0, 200_000),
  },
});

export const Default = meta.story();

export const Thousands = meta.story({ args: { cents: 1234_50 } });

Default.test(
  'aligns figures in columns',
  {
    render: () => (
      <div className="grid justify-items-start">
        <Price cents={111_11} />
        <Price cents={888_88} />
      </div>
    ),
  },
  async ({ canvas }) => {
    const [ones, eights] = ['$111.11', '$888.88'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    await expect(ones?.width).toBe(eights?.width);
  },
);

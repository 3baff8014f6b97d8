import preview from '../../../.storybook/preview.tsx';
import { StockStatus } from '../../../src/design-system/seller/StockStatus.tsx';
import { stockControl } from '../../fixtures/controls.ts';

const meta = preview.meta({
  parameters: {
    usage: {
      when: 'For a seller, to say whether a product can be bought.',
      whenNot: 'For shoppers: use StockBadge, which renders nothing for 10 units or more.',
      screenReader: 'Plain text. The dot is drawn in CSS and not read.',
    },
  },
  component: StockStatus,
  args: { stock: 6 },
  argTypes: { stock: stockControl },
});

export const Default = meta.story();

export const OutOfStock = meta.story({ args: { stock: 0 } });

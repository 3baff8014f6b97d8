import preview from '../../../.storybook/preview.tsx';
import { expect } from 'storybook/test';
import { StockBadge } from '../../../src/design-system/commerce/StockBadge.tsx';
import { ResponsiveImage } from '../../../src/design-system/primitives/ResponsiveImage.tsx';
import { stockControl } from '../../fixtures/controls.ts';
import { withMaxWidth } from '../../fixtures/decorators.tsx';
import { lampPhotograph } from '../../fixtures/products.ts';

const meta = preview.meta({
  component: StockBadge,
  parameters: {
    usage: {
      when: 'On the photograph of a product in a list. It renders nothing for 10 units or more.',
      whenNot: 'On a product page, which has room for the number: use Badge.',
      screenReader: 'Plain text. ProductCard makes it the description of its link.',
    },
  },
  args: { stock: 3 },
  argTypes: { stock: stockControl },
  decorators: [
    (Story) => (
      <div className="relative">
        <ResponsiveImage image={lampPhotograph} sizes="320px" />
        <Story />
      </div>
    ),
    withMaxWidth('20rem'),
  ],
});

export const Default = meta.story();

Default.test('shows nothing for ten units', { args: { stock: 10 } }, async ({ canvas }) => {
  await expect(canvas.queryByText(/stock/i)).not.toBeInTheDocument();
});

export const OutOfStock = meta.story({ args: { stock: 0 } });

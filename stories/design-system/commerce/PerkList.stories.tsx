import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PerkList } from '../../../src/design-system/commerce/PerkList.tsx';
import { withMaxWidth } from '../../fixtures/decorators.tsx';

const meta = {
  title: 'Components/Commerce/PerkList',
  component: PerkList,
  decorators: [withMaxWidth('24rem')],
} satisfies Meta<typeof PerkList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const perks = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(perks).toEqual([
      'Free shipping on orders over $50',
      'Handcrafted with premium materials',
      '1-year warranty',
    ]);
  },
};

export const NarrowPhone: Story = { globals: { viewport: { value: 'narrow' } } };

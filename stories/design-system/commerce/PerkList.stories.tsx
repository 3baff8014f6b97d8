import preview from '../../../.storybook/preview.tsx';
import { expect } from 'storybook/test';
import { PerkList } from '../../../src/design-system/commerce/PerkList.tsx';
import { withMaxWidth } from '../../fixtures/decorators.tsx';

const meta = preview.meta({
  parameters: {
    usage: {
      when: 'Below the actions of a product page.',
      whenNot: 'For facts of one product: they belong to its description.',
      screenReader: 'A list with three items. The icons are not read.',
    },
  },
  component: PerkList,
  decorators: [withMaxWidth('24rem')],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const perks = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(perks).toEqual([
      'Free shipping on orders over $50',
      'Handcrafted with premium materials',
      '1-year warranty',
    ]);
  },
});

export const NarrowPhone = meta.story({ globals: { viewport: { value: 'narrow' } } });

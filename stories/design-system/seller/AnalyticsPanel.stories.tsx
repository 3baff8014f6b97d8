import preview from '../../../.storybook/preview.tsx';
import { AnalyticsPanel } from '../../../src/design-system/seller/AnalyticsPanel.tsx';
import { withMaxWidth } from '../../fixtures/decorators.tsx';
import { LONG_NAME } from '../../fixtures/products.ts';

const meta = preview.meta({
  parameters: {
    usage: {
      when: 'For a metric of the seller area that has no data yet: say what it needs to have some.',
      whenNot: 'For an empty list, which needs an action: use EmptyState.',
      screenReader: 'A region, named by its heading.',
    },
  },
  component: AnalyticsPanel,
  args: { title: 'Sales Overview', emptyText: 'No sales data available yet' },
  decorators: [withMaxWidth('40rem')],
});

export const Default = meta.story();

export const LongName = meta.story({
  args: { title: LONG_NAME, emptyText: LONG_NAME },
  globals: { viewport: { value: 'narrow' } },
});

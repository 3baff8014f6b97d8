import preview from '../../../.storybook/preview.tsx';
import { mainPageModes } from '../../../.storybook/modes.ts';
import { expect, within } from 'storybook/test';
import { shopPage } from '../../fixtures/shop/shop-page.ts';

const meta = preview.meta({
  title: 'Pages/Seller/Analytics',
  ...shopPage('`/seller/analytics`: three panels, which are without data.'),
  args: { route: '/seller/analytics', isSeller: true },
});

/** There is no data yet. */
export const Default = meta.story({
  parameters: { chromatic: { modes: mainPageModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Analytics');
    for (const [title, text] of [
      ['Sales Overview', 'No sales data available yet'],
      ['Top Products', 'Start selling to see your top products'],
      ['Revenue by Month', 'Historical data will appear here once you make sales'],
    ] as const) {
      const panel = canvas.getByRole('region', { name: title });
      await expect(within(panel).getByText(text)).toBeVisible();
    }
    const menu = canvas.getByRole('navigation', { name: 'Seller' });
    await expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent(
      'Analytics',
    );
  },
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageModes } from '../../.storybook/modes.ts';
import { expect, spyOn } from 'storybook/test';
import { ShopAt } from '../fixtures/shop/ShopAt.tsx';

const meta = {
  title: 'Pages/Not Found',
  component: ShopAt,
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
  args: { route: '/nowhere' },
  beforeEach: () => {
    const log = spyOn(console, 'error').mockImplementation(() => undefined);
    return () => {
      log.mockRestore();
    };
  },
} satisfies Meta<typeof ShopAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Oops! Page not found',
    );
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect(console.error).toHaveBeenCalledWith('Page not found: /nowhere');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

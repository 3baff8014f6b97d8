import preview from '../../../.storybook/preview.tsx';
import { mainPageModes, pageModes } from '../../../.storybook/modes.ts';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { sidewaysOverflow } from '../../fixtures/measure.ts';
import { expectPage } from '../../fixtures/shop/expect-page.ts';
import { shopControls } from '../../fixtures/shop/controls.ts';
import { ShopAt } from '../../fixtures/shop/ShopAt.tsx';

const errorLog = fn<(message: unknown) => void>();

const meta = preview.meta({
  title: 'Pages/Seller/Not Found',
  tags: ['autodocs'],
  component: ShopAt,
  argTypes: shopControls,
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
  args: { route: '/seller/nowhere', isSeller: true },
  beforeEach: () => {
    errorLog.mockClear();
    const log = spyOn(console, 'error').mockImplementation(errorLog);
    return () => {
      log.mockRestore();
    };
  },
});

export const Default = meta.story({ parameters: { chromatic: { modes: mainPageModes } } });

Default.test('shows the menu without a current link', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Oops! Page not found',
  );
  await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect(errorLog).toHaveBeenCalledWith('Page not found: /seller/nowhere');
  const menu = within(canvas.getByRole('navigation', { name: 'Seller' }));
  await expect(menu.getAllByRole('link')).toHaveLength(4);
  await expect(menu.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
});

/** Shares a prefix with `/seller/orders`, which must not be marked as current. */
Default.test(
  'shows no page for a path with a known prefix',
  { args: { route: '/seller/orders-of-old' } },
  async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Oops! Page not found' });
    const menu = within(canvas.getByRole('navigation', { name: 'Seller' }));
    await expect(menu.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  },
);

Default.test(
  'fits a phone',
  { globals: { viewport: { value: 'phone' } } },
  async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Return to Home' })).toBeVisible();
    await expect(sidewaysOverflow(canvasElement.ownerDocument.documentElement)).toBe(0);
  },
);

Default.test('navigates by menu', async ({ canvas, canvasElement }) => {
  const menu = within(await canvas.findByRole('navigation', { name: 'Seller' }));
  await userEvent.click(menu.getByRole('link', { name: 'Products' }));
  await expectPage(canvasElement, 'My Products');
});

import preview from '../../.storybook/preview.tsx';
import { mainPageModes } from '../../.storybook/modes.ts';
import { expect, spyOn } from 'storybook/test';
import { expectLink } from '../fixtures/expect-link.ts';
import { shopPage } from '../fixtures/shop/shop-page.ts';

const meta = preview.meta({
  title: 'Pages/Not Found',
  ...shopPage('The page of every unknown address, with the link home.'),
  args: { route: '/nowhere' },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
});

/** No page has the URL. */
export const Default = meta.story({
  name: '404 Not Found',
  parameters: { chromatic: { modes: mainPageModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Oops! Page not found',
    );
    await expectLink(canvas, 'Return to Home', '/');
    await expect(console.error).toHaveBeenCalledWith('Page not found: /nowhere');
  },
});

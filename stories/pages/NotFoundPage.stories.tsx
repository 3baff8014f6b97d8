import preview from '../../.storybook/preview.tsx';
import { mainPageModes } from '../../.storybook/modes.ts';
import { spyOn } from 'storybook/test';
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
});

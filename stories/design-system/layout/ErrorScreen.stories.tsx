import preview from '../../../.storybook/preview.tsx';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorScreen } from '../../../src/design-system/layout/ErrorScreen.tsx';

const meta = preview.meta({
  component: ErrorScreen,
  args: { homeHref: '/', onReload: fn() },
  parameters: {
    usage: {
      when: 'As the fallback of an error boundary, if the whole page could not be shown.',
      whenNot: 'For one field or action that failed: use the error of the field or a Toast.',
      screenReader:
        'The component announces nothing. After a navigation, the page focuses its heading and announces the title of the document.',
    },
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '36rem' } },
  },
});

export const Default = meta.story();

export const NarrowPhone = meta.story({ globals: { viewport: { value: 'narrow' } } });

Default.test('reloads the page', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Reload Page' }));
  await expect(args.onReload).toHaveBeenCalledTimes(1);
});

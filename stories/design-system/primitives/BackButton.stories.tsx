import preview from '../../../.storybook/preview.tsx';
import { expect, fn, userEvent } from 'storybook/test';
import { BackButton } from '../../../src/design-system/primitives/BackButton.tsx';

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Components/Primitives/BackButton',
  component: BackButton,
  args: { onClick: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible();
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

Default.test('calls onClick by keyboard', async ({ args, canvas }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).toHaveBeenCalledTimes(1);
});

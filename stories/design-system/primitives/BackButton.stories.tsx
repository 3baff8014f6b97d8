import preview from '../../../.storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
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

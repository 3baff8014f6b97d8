import preview from '../../../.storybook/preview.tsx';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import {
  BackButton,
  type BackButtonProps,
} from '../../../src/design-system/primitives/BackButton.tsx';
import { playground } from '../../fixtures/controls.ts';

const meta = preview.meta({
  title: 'Components/Primitives/BackButton',
  component: BackButton,
  args: { onClick: fn() },
});

export const Playground = meta.story({
  args: { disabled: false },
  parameters: playground,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible();
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Back' });
    await expect(button).toBeDisabled();
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** Simulates navigation: shows the name of the previous page after a press. */
function BackNavigation({ onClick, ...rest }: BackButtonProps) {
  const [pageName, setPageName] = useState('Arc Desk Lamp');
  return (
    <>
      <BackButton
        {...rest}
        onClick={(event) => {
          onClick?.(event);
          setPageName('Shop');
        }}
      />
      <p role="status">{pageName}</p>
    </>
  );
}

Default.test(
  'goes back',
  { render: (args) => <BackNavigation {...args} /> },
  async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Shop');
  },
);

Default.test(
  'goes back by keyboard',
  { render: (args) => <BackNavigation {...args} /> },
  async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Shop');
  },
);

import preview from '../../../.storybook/preview.tsx';
import { forcedColours } from '../../../.storybook/modes.ts';
import { expect, fn, userEvent } from 'storybook/test';
import { Toast } from '../../../src/design-system/layout/Toast.tsx';
import { selectControl } from '../../fixtures/controls.ts';
import { withMaxWidth, withNoopLink } from '../../fixtures/decorators.tsx';
import {
  lampDetailPhotograph,
  lampPhotograph,
  LONG_NAME,
  makePhotograph,
  vasePhotograph,
} from '../../fixtures/products.ts';

const photographs = [
  lampPhotograph,
  vasePhotograph,
  makePhotograph('pour-over-set-whole'),
  makePhotograph('leather-notebook-whole'),
  lampDetailPhotograph,
];
const link = { href: '/cart', label: 'View' };

const meta = preview.meta({
  title: 'Components/Layout/Toast',
  component: Toast,
  args: { title: 'Cart cleared', onDismiss: fn() },
  decorators: [withMaxWidth('24rem'), withNoopLink],
  argTypes: {
    photographs: selectControl({
      None: [],
      One: [lampPhotograph],
      Two: photographs.slice(0, 2),
      Five: photographs,
    }),
    link: selectControl({ None: undefined, View: link }),
    onUndo: selectControl({ None: undefined, Undo: fn() }),
  },
});

export const Default = meta.story({ args: { title: 'Order placed successfully!' } });

export const WithDescription = meta.story({
  args: {
    title: 'Profile Updated',
    description: 'Your profile information has been updated successfully.',
  },
});

export const WithTwoPhotographs = meta.story({
  args: { title: 'Order placed successfully!', photographs: photographs.slice(0, 2) },
});

/** Only the first four photographs are shown. */
export const WithFivePhotographs = meta.story({
  args: { title: 'Order placed successfully!', photographs },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const images = canvas.getAllByRole<HTMLImageElement>('presentation');
    await expect(images).toHaveLength(4);
    await expect(images[3]?.src).toContain('leather-notebook');
  },
});

export const WithLink = meta.story({
  args: { title: 'Added Arc Desk Lamp to cart', photographs: [lampPhotograph], link },
});

export const WithUndo = meta.story({
  args: {
    title: 'Removed Arc Desk Lamp from cart',
    photographs: [lampPhotograph],
    onUndo: fn(),
    undoHint: 'Press F8 for Undo',
  },
  parameters: forcedColours(),
});

/** It is announced after the message. */
WithUndo.test('names the key that focuses Undo', async ({ canvas }) => {
  const message = canvas.getByText('Removed Arc Desk Lamp from cart');
  await expect(message.nextElementSibling).toHaveTextContent('Press F8 for Undo');
  await expect(canvas.getByText('Press F8 for Undo').clientWidth).toBe(1);
});

/** A line was removed by keyboard. */
export const WithUndoHint = WithUndo.extend({ args: { showsUndoHint: true } });

Default.test(
  'has neither Undo nor its hint without onUndo',
  { args: { undoHint: 'Press F8 for Undo' } },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/^Press/)).not.toBeInTheDocument();
  },
);

export const LongName = meta.story({
  args: { title: `Removed ${LONG_NAME} from cart`, photographs: [lampPhotograph], onUndo: fn() },
  globals: { viewport: { value: 'narrow' } },
});

export const LongWord = meta.story({
  args: { title: `Removed ${'Speckled'.repeat(12)} from cart`, onUndo: fn() },
  globals: { viewport: { value: 'narrow' } },
});

Default.test('is dismissed by its button', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
  await expect(args.onDismiss).toHaveBeenCalledTimes(1);
});

Default.test('calls onUndo', { args: { onUndo: fn() } }, async ({ args, canvas }) => {
  const undo = canvas.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAccessibleDescription(args.title);
  await userEvent.click(undo);
  await expect(args.onUndo).toHaveBeenCalledTimes(1);
  await expect(args.onDismiss).not.toHaveBeenCalled();
});

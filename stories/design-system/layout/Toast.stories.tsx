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
  component: Toast,
  parameters: {
    usage: {
      when: [
        'After an action without a visible result on the current page, e.g. an addition to the cart or a saved form.',
        'Offer Undo after a removal.',
        'Show the photographs of the products that the message is about.',
        'Link to the page that shows the result, e.g. to the cart after an addition.',
        'Show it once, after the action has succeeded or failed. An error looks the same: its text says what is wrong.',
        'It closes after 4 seconds, or after 8 with Undo or for an order; an error that lasts stays until it is dismissed.',
        '[Toasts](?path=/docs/patterns-toasts--docs) shows each of the shop where it appears.',
      ],
      whenNot: [
        'For the error of a field: show the error below the field.',
        'To repeat what the page shows already.',
        'For a question.',
      ],
      anatomy: [
        'Photographs of the products, at most three. A single one is larger.',
        'Title, and a description below it.',
        'Undo or a link, then Dismiss.',
      ],
      keyboard: {
        F8: 'Focuses the link or button of the newest toast, from anywhere in the shop',
        Tab: 'Moves focus to the link or Undo of each toast, then to its Dismiss',
        Enter: 'Follows the link and dismisses the toast',
        'Enter, Space': 'On a button: presses it',
        Escape: 'Returns the focus to where it was before F8',
      },
      screenReader: [
        'The region of the toasts is a polite live region: it announces the title, the description and the link when the toast appears, and leaves the focus where it is.',
        'With Undo, `undoHint` follows, e.g. Press F8 for Undo: it is seen only with `showsUndoHint`.',
        'The photographs are decorative.',
        'The buttons are named Undo, described by the title, and Dismiss; the link is named by its text.',
      ],
      content: [
        'Title: the completed action, in the past tense, with the product’s name: Added Bud Vase to cart.',
        'Title of an error: what does not work, e.g. Your cart cannot be saved.',
        'Link: one word, View.',
        'Description: one sentence, only if the title is a heading, e.g. Profile Updated.',
      ],
    },
  },
  args: { title: 'Cart cleared', onDismiss: fn() },
  decorators: [withMaxWidth('27rem'), withNoopLink],
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

/** Only the first three photographs are shown. */
export const WithFivePhotographs = meta.story({
  args: { title: 'Order placed successfully!', photographs },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const images = canvas.getAllByRole<HTMLImageElement>('presentation');
    await expect(images).toHaveLength(3);
    await expect(images[2]?.src).toContain('pour-over-set');
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

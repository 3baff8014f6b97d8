import preview from '../../../.storybook/preview.tsx';
import { forcedColours } from '../../../.storybook/modes.ts';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Toast, type ToastProps } from '../../../src/design-system/layout/Toast.tsx';
import { selectControl } from '../../fixtures/controls.ts';
import { withMaxWidth, withNoopLink } from '../../fixtures/decorators.tsx';
import { sidewaysOverflow } from '../../fixtures/measure.ts';
import {
  lampDetailPhotograph,
  lampPhotograph,
  LONG_NAME,
  makePhotograph,
  missingPhotograph,
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

/** Removes the toast once it is dismissed or undone, like the toast region does. */
function RemovableToast({ onUndo, onDismiss, ...rest }: ToastProps) {
  const [outcome, setOutcome] = useState('');
  if (outcome !== '') return <p role="status">{outcome}</p>;
  return (
    <Toast
      {...rest}
      onUndo={
        onUndo &&
        (() => {
          onUndo();
          setOutcome('Undone');
        })
      }
      onDismiss={() => {
        onDismiss();
        setOutcome('Dismissed');
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Layout/Toast',
  component: Toast,
  args: { title: 'Cart cleared', onDismiss: fn() },
  render: (args) => <RemovableToast key={JSON.stringify(args)} {...args} />,
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

Default.test('has no action', async ({ canvas }) => {
  await expect(canvas.getByText('Order placed successfully!')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

export const WithDescription = meta.story({
  args: {
    title: 'Profile Updated',
    description: 'Your profile information has been updated successfully.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Profile Updated')).toBeVisible();
    await expect(
      canvas.getByText('Your profile information has been updated successfully.'),
    ).toBeVisible();
  },
});

export const WithPhotograph = meta.story({
  args: { title: 'Added Arc Desk Lamp to cart', photographs: [lampPhotograph] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Added Arc Desk Lamp to cart')).toBeVisible();
    await expect(canvas.getByRole('presentation').clientWidth).toBe(44);
  },
});

export const WithTwoPhotographs = meta.story({
  args: { title: 'Order placed successfully!', photographs: photographs.slice(0, 2) },
  play: async ({ canvas }) => {
    const images = canvas.getAllByRole('presentation');
    await expect(images.map(({ clientWidth }) => clientWidth)).toEqual([32, 32]);
  },
});

/** Only the first four photographs are shown. */
export const WithFivePhotographs = meta.story({
  args: { title: 'Order placed successfully!', photographs },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    const images = canvas.getAllByRole<HTMLImageElement>('presentation');
    await expect(images).toHaveLength(4);
    await expect(images[3]?.src).toContain('leather-notebook');
    await expect(sidewaysOverflow(canvasElement)).toBe(0);
  },
});

export const WithLink = meta.story({
  args: { title: 'Added Arc Desk Lamp to cart', photographs: [lampPhotograph], link },
  play: async ({ canvas }) => {
    const view = canvas.getByRole('link', { name: 'View' });
    await expect(view).toHaveAttribute('href', '/cart');
    await expect(view.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const WithUndo = meta.story({
  args: {
    title: 'Removed Arc Desk Lamp from cart',
    photographs: [lampPhotograph],
    onUndo: fn(),
    undoHint: 'Press F8 for Undo',
  },
  parameters: forcedColours(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
});

/** For screen readers only, after the message. */
WithUndo.test('names the key that leads to Undo', async ({ canvas }) => {
  const message = canvas.getByText('Removed Arc Desk Lamp from cart');
  await expect(message.nextElementSibling).toHaveTextContent('Press F8 for Undo');
  await expect(canvas.getByText('Press F8 for Undo').clientWidth).toBe(1);
});

WithUndo.test(
  'has no hint for Undo by default',
  { args: { undoHint: undefined } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(canvas.queryByText(/^Press/)).not.toBeInTheDocument();
  },
);

Default.test(
  'has no hint without Undo',
  { args: { undoHint: 'Press F8 for Undo' } },
  async ({ canvas }) => {
    await expect(canvas.getByText('Order placed successfully!')).toBeVisible();
    await expect(canvas.queryByText(/^Press/)).not.toBeInTheDocument();
  },
);

export const ImageFailedToLoad = meta.story({
  args: { title: 'Added Bud Vase to cart', photographs: [missingPhotograph] },
});

export const LongName = meta.story({
  args: { title: `Removed ${LONG_NAME} from cart`, photographs: [lampPhotograph], onUndo: fn() },
  globals: { viewport: { value: 'narrow' } },
});

export const LongWord = meta.story({
  args: { title: `Removed ${'Speckled'.repeat(12)} from cart`, onUndo: fn() },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(sidewaysOverflow(canvasElement)).toBe(0);
  },
});

Default.test('is dismissed by its button', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
  await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  await expect(canvas.queryByText('Cart cleared')).not.toBeInTheDocument();
  await expect(canvas.getByRole('status')).toHaveTextContent('Dismissed');
});

Default.test('is dismissed by its link', { args: { link } }, async ({ args, canvas }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'View' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  await expect(canvas.getByRole('status')).toHaveTextContent('Dismissed');
});

Default.test('calls onUndo', { args: { onUndo: fn() } }, async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  await expect(args.onUndo).toHaveBeenCalledTimes(1);
  await expect(args.onDismiss).not.toHaveBeenCalled();
  await expect(canvas.getByRole('status')).toHaveTextContent('Undone');
});

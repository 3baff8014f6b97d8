import preview from '../../../.storybook/preview.tsx';
import { noScreenshot } from '../../../.storybook/modes.ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { closeSheet, Sheet } from '../../../src/design-system/layout/Sheet.tsx';
import { Button } from '../../../src/design-system/primitives/Button.tsx';
import { CloseIcon } from '../../../src/design-system/primitives/icons.tsx';
import { selectControl } from '../../fixtures/controls.ts';
import { simulateBackdropPress, simulateEscape } from '../../fixtures/dialog.ts';
import { openedByButton } from '../../fixtures/opened-by-button.tsx';

const title = <span className="text-h3">Filters</span>;
const showProducts = <Button onClick={closeSheet}>Show 8 Products</Button>;
const longList = (
  <ol>
    {Array.from({ length: 60 }, (_, index) => (
      <li key={index}>Category {index + 1}</li>
    ))}
  </ol>
);

const meta = preview.meta({
  title: 'Components/Layout/Sheet',
  component: Sheet,
  args: {
    label: 'Filters',
    head: title,
    closeContent: 'Hide Filters',
    children: showProducts,
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '844px' } } },
  globals: { viewport: { value: 'phone' } },
  render: openedByButton(Sheet, 'Sheet', 'Show Filters'),
  argTypes: {
    head: selectControl({ Title: title, Wordmark: <span className="text-mark">ESSENCE</span> }),
    closeContent: selectControl({ Text: 'Hide Filters', Icon: <CloseIcon /> }),
    children: selectControl({ 'A button': showProducts, 'Sixty lines': longList }),
  },
});

export const Default = meta.story({
  name: 'Modal dialog',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Filters' }));
    const sheet = canvas.getByRole('dialog', { name: 'Filters' });
    await expect(sheet).toBeVisible();
    await expect(within(sheet).getByRole('button', { name: 'Hide Filters' })).toHaveFocus();
    await expect(sheet.getBoundingClientRect().width).toBe(window.innerWidth);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Closed = meta.story({
  parameters: noScreenshot,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const IconCloseButton = meta.story({
  args: { closeLabel: 'Close filters', closeContent: <CloseIcon /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Filters' }));
    await expect(canvas.getByRole('button', { name: 'Close filters' })).toBeVisible();
  },
});

/** At the right side, with the page visible behind the backdrop. */
export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Filters' }));
    const sheet = canvas.getByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(sheet.getBoundingClientRect().left).toBe(window.innerWidth - 400));
    const { width, height } = sheet.getBoundingClientRect();
    await expect(width).toBe(400);
    await expect(height).toBe(window.innerHeight);
  },
});

/** Overflowing content scrolls in the sheet; the page behind it is scroll-locked. */
export const LongContent = meta.story({
  args: {
    children: longList,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Filters' }));
    const sheet = canvas.getByRole('dialog', { name: 'Filters' });
    await expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight);
    await expect(sheet.clientHeight).toBe(window.innerHeight);
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
  },
});

Closed.test('closes by its Close button', async ({ args, canvas }) => {
  const trigger = canvas.getByRole('button', { name: 'Show Filters' });
  await userEvent.click(trigger);
  await userEvent.click(canvas.getByRole('button', { name: 'Hide Filters' }));
  await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  await expect(trigger).toHaveFocus();
  await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
});

Closed.test('closes by Escape', async ({ args, canvas }) => {
  const trigger = canvas.getByRole('button', { name: 'Show Filters' });
  await userEvent.click(trigger);
  simulateEscape(canvas.getByRole('dialog', { name: 'Filters' }));
  await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  await expect(trigger).toHaveFocus();
  await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
});

Closed.test(
  'closes by a press outside',
  { globals: { viewport: { value: 'tablet' } } },
  async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Show Filters' });
    await userEvent.click(trigger);
    simulateBackdropPress(canvas.getByRole('dialog', { name: 'Filters' }), { x: 100, y: 450 });
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(trigger).toHaveFocus();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
);

Closed.test('closes by a button in its content', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show Filters' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Show 8 Products' }));
  await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
});

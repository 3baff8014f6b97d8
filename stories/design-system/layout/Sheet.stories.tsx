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

// For the shown code.
Object.assign(CloseIcon, { displayName: 'CloseIcon' });

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
    const sheet = await openSheet(canvas);
    await expect(sheet).toBeVisible();
    await expect(within(sheet).getByRole('button', { name: 'Hide Filters' })).toHaveFocus();
    await expect(sheet.getBoundingClientRect().width).toBe(window.innerWidth);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Closed = meta.story({ parameters: noScreenshot });

export const IconCloseButton = meta.story({
  args: { closeLabel: 'Close filters', closeContent: <CloseIcon /> },
  play: async ({ canvas }) => {
    await openSheet(canvas);
    await expect(canvas.getByRole('button', { name: 'Close filters' })).toBeVisible();
  },
});

/** At the right side, with the page visible behind the backdrop. */
export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas);
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
    const sheet = await openSheet(canvas);
    await expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight);
    await expect(sheet.clientHeight).toBe(window.innerHeight);
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
  },
});

Closed.test('closes by its Close button', async ({ args, canvas }) => {
  await openSheet(canvas);
  await userEvent.click(canvas.getByRole('button', { name: 'Hide Filters' }));
  await expectClosed({ args, canvas });
});

Closed.test('closes by Escape', async ({ args, canvas }) => {
  simulateEscape(await openSheet(canvas));
  await expectClosed({ args, canvas });
});

Closed.test(
  'closes by a press outside',
  { globals: { viewport: { value: 'tablet' } } },
  async ({ args, canvas }) => {
    simulateBackdropPress(await openSheet(canvas), { x: 100, y: 450 });
    await expectClosed({ args, canvas });
  },
);

Closed.test('closes by a button in its content', async ({ args, canvas }) => {
  await openSheet(canvas);
  await userEvent.click(canvas.getByRole('button', { name: 'Show 8 Products' }));
  await expectClosed({ args, canvas });
});

type Canvas = Parameters<typeof Default.play>[0]['canvas'];

interface Context {
  canvas: Canvas;
  args: { onClose: () => void };
}

/** Presses the button of the story and returns the open sheet. */
async function openSheet(canvas: Canvas): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name: 'Show Filters' }));
  return canvas.getByRole('dialog', { name: 'Filters' });
}

/** Waits until the sheet has closed. The focus is where it was before. */
async function expectClosed({ args, canvas }: Context): Promise<void> {
  await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  await expect(canvas.getByRole('button', { name: 'Show Filters' })).toHaveFocus();
  await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
}

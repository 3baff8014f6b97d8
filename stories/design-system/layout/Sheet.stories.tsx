import preview from '../../../.storybook/preview.tsx';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { closeSheet, Sheet, type SheetProps } from '../../../src/design-system/layout/Sheet.tsx';
import { Button } from '../../../src/design-system/primitives/Button.tsx';
import { CloseIcon } from '../../../src/design-system/primitives/icons.tsx';
import { selectControl } from '../../fixtures/controls.ts';
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

// Docs pages show this name as code.
Object.assign(CloseIcon, { displayName: 'CloseIcon' });

const meta = preview.meta({
  component: Sheet,
  args: {
    label: 'Filters',
    headerContent: title,
    closeContent: 'Hide Filters',
    children: showProducts,
    onClose: fn(),
    onLeave: fn(),
  },
  parameters: {
    usage: {
      when: [
        'For a short task that needs the whole screen of a phone, e.g. the filters or the menu.',
        'From tablets on it is 400 px wide, and a press on the backdrop closes it.',
        'Unmount it in `onClose`. Until then, `openSheet` opens it again while it fades out.',
        'Name the result in the text of the close button: Hide Filters.',
        'Close it from its content with `closeSheet`, which also restores the focus.',
      ],
      whenNot: [
        'For a question or an error.',
        'On top of another sheet.',
        'For state that must persist: closing unmounts the sheet.',
      ],
      keyboard: {
        Tab: 'Moves through the sheet only, not the page behind it',
        'Enter, Space': 'On the close button: closes the sheet',
        Escape: 'Closes the sheet; the focus returns to where it was',
      },
      screenReader: [
        'A modal dialog named by `label`.',
        'Opening moves the focus to the close button, or with size `screen` to the part that has the ref `focusOnOpen`; the page behind is hidden.',
        'Closing returns the focus to where it was.',
        'On opening, Orca reads the button only, not the dialog’s name.',
      ],
    },
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '844px' } },
  },
  globals: { viewport: { value: 'phone' } },
  render: openedByButton(Sheet, 'Sheet', 'Show Filters'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Filters' }));
  },
  argTypes: {
    headerContent: selectControl({
      Title: title,
      Wordmark: <span className="text-mark">ESSENCE</span>,
    }),
    closeContent: selectControl({ Text: 'Hide Filters', Icon: <CloseIcon /> }),
    children: selectControl({ 'A button': showProducts, 'Sixty lines': longList }),
  },
});

/** The width of the window without a scrollbar, in pixels. */
const pageWidth = () => document.documentElement.getBoundingClientRect().width;

export const Default = meta.story({ name: 'Modal dialog' });

Default.test('fills a phone and has the focus', async ({ args, canvas }) => {
  const sheet = canvas.getByRole('dialog', { name: 'Filters' });
  await expect(within(sheet).getByRole('button', { name: 'Hide Filters' })).toHaveFocus();
  await expect(sheet.getBoundingClientRect().width).toBe(pageWidth());
  await expect(args.onClose).not.toHaveBeenCalled();
});

/** At the right side, with the page visible behind the backdrop. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

Tablet.test('is 400 px wide, at the right', async ({ canvas }) => {
  const sheet = canvas.getByRole('dialog');
  await waitFor(() => expect(sheet.getBoundingClientRect().left).toBe(pageWidth() - 400));
  const { width, height } = sheet.getBoundingClientRect();
  await expect(width).toBe(400);
  await expect(height).toBe(window.innerHeight);
});

/** Overflowing content scrolls in the sheet; the page behind it is scroll-locked. */
export const LongContent = meta.story({ args: { children: longList } });

LongContent.test('scrolls, and the page does not', async ({ canvas }) => {
  const sheet = canvas.getByRole('dialog');
  await expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight);
  await expect(sheet.clientHeight).toBe(window.innerHeight);
  await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
});

Default.test('closes by its Close button', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Hide Filters' }));
  await expectClosed(args);
});

Default.test('closes on a close request', async ({ args, canvas }) => {
  // Escape makes this request. Browsers ignore synthetic keys for dialogs; the end-to-end tests press a real Escape.
  canvas.getByRole<HTMLDialogElement>('dialog').requestClose();
  await expectClosed(args);
});

Tablet.test('closes by a press outside', async ({ args, canvas }) => {
  const sheet = canvas.getByRole('dialog');
  // The browser reports a press on the backdrop as one on the dialog.
  await expect(document.elementFromPoint(100, 450)).toBe(sheet);
  await userEvent.pointer({
    keys: '[MouseLeft]',
    target: sheet,
    coords: { clientX: 100, clientY: 450 },
  });
  await expectClosed(args);
});

/** Waits until the sheet has closed. The focus is where it was before. */
async function expectClosed(args: Partial<SheetProps>): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await expect(screen.getByRole('button', { name: 'Show Filters' })).toHaveFocus();
  await waitFor(() => expect(args.onLeave).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
}

import preview from '../../../.storybook/preview.tsx';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PhotographViewer } from '../../../src/design-system/commerce/PhotographViewer.tsx';
import { rangeControl, selectControl } from '../../fixtures/controls.ts';
import { openedByButton } from '../../fixtures/opened-by-button.tsx';
import {
  lampDetailPhotograph,
  lampPhotograph,
  missingPhotograph,
  vasePhotograph,
} from '../../fixtures/products.ts';

const meta = preview.meta({
  component: PhotographViewer,
  args: {
    productName: 'Arc Desk Lamp',
    photographs: [lampPhotograph, lampDetailPhotograph, vasePhotograph],
    firstIndex: 0,
    sizes: '40vw',
    onLeave: fn(),
    onClose: fn(),
  },
  argTypes: {
    photographs: selectControl({
      'Three photographs': [lampPhotograph, lampDetailPhotograph, vasePhotograph],
      'One photograph': [lampPhotograph],
      'First photograph fails to load': [missingPhotograph, lampPhotograph],
    }),
    firstIndex: rangeControl(0, 2),
  },
  parameters: {
    usage: {
      when: [
        'In the ProductGallery, which mounts it on a press.',
        'Unmount it in `onClose`; the focus returns to where it was.',
        'Pass as `origin` where the photograph is on the page. It moves from there to the full screen, and back.',
        'A swipe shows the next photograph. A press zooms in to the pressed point, and out again.',
        'While zoomed in, the mouse shows the part that it points at, and a finger pans.',
        'The browser’s own pinch zoom works, too.',
      ],
      whenNot: [
        'For other content, e.g. the price.',
        'Without a press: never open it automatically.',
      ],
      keyboard: {
        Tab: 'Moves focus through the arrow buttons, Close, the scroll container and the photograph',
        'Arrow left, right': 'Shows the previous or next photograph',
        'Arrow keys': 'On a photograph that is zoomed in: pan',
        'Enter, Space': 'On a photograph: zooms in to the centre, or out. On a button: presses it',
        Escape: 'Closes the viewer',
      },
      screenReader: [
        'Role: modal dialog, named Photographs of Arc Desk Lamp.',
        'Focus moves to its region Photograph shown, which Orca reads without the dialog’s name.',
        'Each photograph is a button, named by its text alternative and what a press does: A lit desk lamp Zoom in.',
        'Previous photograph and Next photograph are announced as unavailable at the ends, and stay focusable.',
        'A change of the photograph announces its number: Photograph 2 / 3.',
        'Closing returns the focus to where it was.',
      ],
    },
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '600px' } },
  },
  render: openedByButton(PhotographViewer, 'PhotographViewer', 'View full screen'),
  // Modal, so no story shows it at once.
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View full screen' }));
  },
});

/** Waits until a photograph fills the viewer and the counter shows its number. */
async function expectShown(number: number): Promise<void> {
  await waitFor(async () => {
    const { scrollLeft, clientWidth } = screen.getByRole('region', { name: 'Photograph shown' });
    await expect(scrollLeft).toBe((number - 1) * clientWidth);
    await expect(findCounter()).toHaveTextContent(`Photograph ${number} / 3`);
  });
}

function findCounter(): Element | null {
  return screen.getByText(/ \/ 3$/).closest('[aria-live]');
}

export const Default = meta.story();

Default.test('fills the window and has the focus', async ({ args, canvas }) => {
  const viewer = canvas.getByRole('dialog');
  await expect(viewer).toHaveAccessibleName('Photographs of Arc Desk Lamp');
  const scroller = canvas.getByRole('region', { name: 'Photograph shown' });
  await expect(scroller).toHaveFocus();
  // The whole counter is announced, not only the changed digit.
  await expect(findCounter()).toHaveAttribute('aria-live', 'polite');
  await expect(findCounter()).toHaveAttribute('aria-atomic', 'true');
  for (const box of [viewer, scroller]) {
    const { width, height } = box.getBoundingClientRect();
    await expect([width, height]).toEqual([window.innerWidth, window.innerHeight]);
  }
  await expectShown(1);
  await expect(args.onClose).not.toHaveBeenCalled();
});

export const OneImage = meta.story({ args: { photographs: [lampPhotograph] } });

OneImage.test('has neither arrow buttons nor a counter', async ({ canvas }) => {
  const viewer = canvas.getByRole('dialog');
  const buttons = within(viewer).getAllByRole('button');
  await expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Close',
    'A lit desk lamp Zoom in',
  ]);
  await expect(viewer).not.toHaveTextContent('1 / 1');
});

export const ImageFailedToLoad = meta.story({
  args: { photographs: [missingPhotograph, lampPhotograph] },
});

ImageFailedToLoad.test('does not zoom', async ({ canvas }) => {
  const image = canvas.getAllByAltText(missingPhotograph.alt)[0] ?? document.body;
  await waitFor(() => expect(image).toHaveProperty('complete', true));
  await userEvent.click(image);
  await expect(image.parentElement?.closest('button')).toHaveAccessibleName(/ Zoom in$/);
});

/** The photograph has the width of the screen and is not cropped. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Beside the photograph, the screen is empty. */
Phone.test('zooms to the part that is pressed, once on a double tap', async ({ canvas }) => {
  const photograph = canvas.getByRole('button', { name: 'A lit desk lamp Zoom in' });
  const height = window.innerWidth * (lampPhotograph.height / lampPhotograph.width);
  await userEvent.pointer({
    keys: '[MouseLeft][MouseLeft]',
    target: photograph,
    coords: { clientX: 0, clientY: (window.innerHeight - height) / 2 },
  });
  await expect(photograph).toHaveAccessibleName('A lit desk lamp Zoom out');
  await expect(photograph.parentElement).toHaveProperty('scrollTop', 0);
});

Default.test(
  'can be pressed beside a photograph that is narrower than the window',
  { args: { photographs: [{ ...lampPhotograph, width: 800, height: 1000 }] } },
  async ({ canvas }) => {
    const photograph = canvas.getByRole('button', { name: 'A lit desk lamp Zoom in' });
    await userEvent.click(photograph);
    const { left, width } = photograph.getBoundingClientRect();
    await expect([left, width]).toEqual([0, window.innerWidth]);
  },
);

const smallFile = '/photographs/arc-desk-lamp-whole-800.avif';

Default.test(
  'shows the file of the page if a larger one fails to load',
  {
    args: {
      photographs: [{ ...lampPhotograph, srcSet: `${smallFile} 800w, /missing.avif 1600w` }],
      sizes: '400px',
    },
  },
  async ({ canvas }) => {
    const photograph = canvas.getByRole('button', { name: 'A lit desk lamp Zoom in' });
    const image = photograph.querySelector('img');
    await waitFor(() => expect(image?.currentSrc).toContain(smallFile));
    const failure = new Promise((resolve) => {
      image?.addEventListener('error', resolve, { once: true });
    });
    await userEvent.click(photograph);
    await failure;
    await waitFor(() => expect(image?.currentSrc).toContain(smallFile));
    await waitFor(() => expect(image?.naturalWidth).toBeGreaterThan(0));
  },
);

/** The buttons are disabled at both ends, and stay focusable. */
Default.test('navigates by buttons', async ({ canvas }) => {
  const previous = canvas.getByRole('button', { name: 'Previous photograph' });
  const next = canvas.getByRole('button', { name: 'Next photograph' });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(previous);
  await expectShown(1);
  await userEvent.click(next);
  await expectShown(2);
  await expect(previous).toHaveAttribute('aria-disabled', 'false');
  await userEvent.click(next);
  await expectShown(3);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  await expectShown(3);
  await expect(next).toHaveFocus();
  await userEvent.click(previous);
  await expectShown(2);
});

/** The part below the mouse is shown, also when it moves. */
Default.test('zooms in and out', async ({ canvas }) => {
  const photograph = canvas.getByRole('button', { name: 'A lit desk lamp Zoom in' });
  const frame = photograph.parentElement;
  const { left, top, width, height } = photograph.getBoundingClientRect();
  const hiddenWidth = () => photograph.clientWidth - width;
  const hiddenHeight = () => photograph.clientHeight - height;
  await userEvent.pointer({
    keys: '[MouseLeft]',
    target: photograph,
    coords: { clientX: left + width / 2, clientY: top + height / 4 },
  });
  await expect(photograph).toHaveAccessibleName('A lit desk lamp Zoom out');
  await expect(photograph.clientWidth).toBe(lampPhotograph.width);
  await expect(frame?.scrollLeft).toBeCloseTo(hiddenWidth() / 2, 0);
  await expect(frame?.scrollTop).toBeCloseTo(hiddenHeight() / 4, 0);
  const coords = { clientX: left, clientY: top + height / 2 };
  await userEvent.pointer({ target: photograph, coords });
  await expect(frame?.scrollLeft).toBe(0);
  await expect(frame?.scrollTop).toBeCloseTo(hiddenHeight() / 2, 0);
  // An event of a mouse that has not moved does not undo a scroll by keyboard.
  frame?.scrollTo({ left: 50, behavior: 'instant' });
  await fireEvent.pointerMove(photograph, { pointerType: 'mouse', ...coords });
  await expect(frame?.scrollLeft).toBe(50);
  // A drag pans and does not zoom out.
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: photograph, coords: { clientX: left, clientY: top } },
    { target: photograph, coords: { clientX: left + 100, clientY: top } },
    { keys: '[/MouseLeft]' },
  ]);
  await expect(photograph).toHaveAccessibleName('A lit desk lamp Zoom out');
  await userEvent.click(photograph);
  await expect(photograph).toHaveAccessibleName('A lit desk lamp Zoom in');
  await expect(photograph.clientWidth).toBe(width);
});

/** A press by keyboard zooms to the centre. While zoomed in, the arrow keys pan, natively. */
Default.test('zooms by keyboard', async ({ canvas }) => {
  const viewer = canvas.getByRole('dialog');
  const photograph = canvas.getByRole('button', { name: 'A lit desk lamp Zoom in' });
  const { width } = photograph.getBoundingClientRect();
  await userEvent.tab();
  await expect(photograph).toHaveFocus();
  // The photograph fills the screen, so its focus ring is inside.
  await expect(getComputedStyle(viewer, '::after').opacity).toBe('1');
  await userEvent.keyboard('{Enter}');
  await expect(photograph).toHaveAccessibleName('A lit desk lamp Zoom out');
  await expect(photograph.parentElement).toHaveProperty(
    'scrollLeft',
    (lampPhotograph.width - width) / 2,
  );
  await userEvent.keyboard('{ArrowRight}');
  await expectShown(1);
  await userEvent.keyboard(' ');
  await expect(photograph).toHaveAccessibleName('A lit desk lamp Zoom in');
  // The focus follows the photograph that is shown.
  await userEvent.keyboard('{ArrowRight}');
  await expectShown(2);
  await userEvent.keyboard('{Enter}');
  const [, next] = canvas.getAllByRole('button', { name: /Zoom/ });
  await expect(next).toHaveAccessibleName(/Zoom out$/);
  await expect(photograph).toHaveAttribute('tabindex', '-1');
  // The whole photograph is shown on return.
  await userEvent.click(canvas.getByRole('button', { name: 'Previous photograph' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Next photograph' }));
  await expect(next).toHaveAccessibleName(/Zoom in$/);
});

Default.test('closes by its Close button', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next photograph' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  await expect(canvas.getByRole('button', { name: 'View full screen' })).toHaveFocus();
  await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith(1));
  await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
});

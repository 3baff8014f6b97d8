import preview from '../../../.storybook/preview.tsx';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ProductGallery } from '../../../src/design-system/commerce/ProductGallery.tsx';
import { selectControl } from '../../fixtures/controls.ts';
import { withAnnouncer } from '../../fixtures/decorators.tsx';
import { findAnnouncer } from '../../fixtures/find-announcer.ts';
import {
  lampDetailPhotograph,
  lampPhotograph,
  missingPhotograph,
  vasePhotograph,
} from '../../fixtures/products.ts';

const fivePhotographs = [
  lampPhotograph,
  lampDetailPhotograph,
  vasePhotograph,
  { ...lampPhotograph, path: 'photographs/linen-desk-mat-whole' },
  { ...lampPhotograph, path: 'photographs/pour-over-set-whole' },
];

const meta = preview.meta({
  component: ProductGallery,
  args: {
    productId: '1',
    productName: 'Arc Desk Lamp',
    photographs: [lampPhotograph, lampDetailPhotograph],
    sizes: '(width >= 56.25rem) 40vw, 100vw',
    className: 'col-span-full min-w-0 desktop:col-span-6',
  },
  argTypes: {
    photographs: selectControl({
      'Two photographs': [lampPhotograph, lampDetailPhotograph],
      'One photograph': [lampPhotograph],
      'Five photographs': fivePhotographs,
      'Second photograph fails to load': [lampPhotograph, missingPhotograph],
    }),
  },
  parameters: {
    usage: {
      when: [
        'On a product page. A press on the photograph opens it in the PhotographViewer.',
        'Pass the photograph of the whole product first; it loads with high priority.',
        'Place it in the page grid: from tablets on it is a subgrid of its parent.',
      ],
      whenNot: [
        'To advance the photographs automatically.',
        'For photographs of several products.',
      ],
      anatomy: [
        'Thumbnails, not for a single photograph. A line in ink marks the current one.',
        'Photograph: scrolls, and opens the PhotographViewer.',
        'View full screen.',
      ],
      keyboard: {
        Tab: 'Moves focus to the photograph, View full screen, then through the thumbnails',
        'Arrow left, right': 'Shows the previous or next photograph',
        'Enter, Space':
          'On View full screen: opens the viewer. On a thumbnail: shows its photograph',
      },
      screenReader: [
        'Role: group, named Photographs of Arc Desk Lamp.',
        'The photographs are in a region named Photograph shown, and have text alternatives.',
        'View full screen: a button that opens a dialog.',
        'Thumbnails: a list of toggle buttons, named Show photograph 1 of 2. The current one is announced as pressed.',
        'A press of a thumbnail or an arrow key announces the text alternative of the photograph in the page’s live region.',
        'A swipe announces nothing; the screen reader reads the photograph itself.',
      ],
    },
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '600px' } },
  },
  render: (args) => <ProductGallery key={args.photographs.length} {...args} />,
  decorators: [
    withAnnouncer,
    (Story) => (
      <div className="wrap">
        <div className="grid-page items-start">
          <Story />
        </div>
      </div>
    ),
  ],
});

function findScroller(canvasElement: HTMLElement): HTMLElement {
  return within(canvasElement).getByRole('region', { name: 'Photograph shown' });
}

/** The number of the photograph in view, and the label of the pressed thumbnail. */
function readGallery(canvasElement: HTMLElement): { shown: number; current: string | null } {
  const scroller = findScroller(canvasElement);
  const current = within(canvasElement).getByRole('button', { pressed: true });
  return {
    // Rounded: the scroll position is in whole pixels, the width often is not.
    shown: Number((scroller.scrollLeft / scroller.clientWidth + 1).toFixed(1)),
    current: current.getAttribute('aria-label'),
  };
}

const firstShown = { shown: 1, current: 'Show photograph 1 of 2' };
const secondShown = { shown: 2, current: 'Show photograph 2 of 2' };

export const Default = meta.story();

export const OneImage = meta.story({
  args: { photographs: [lampPhotograph] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'A lit desk lamp' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(findScroller(canvasElement)).not.toHaveFocus();
  },
});

export const ManyImages = meta.story({ args: { photographs: fivePhotographs } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
});

/** A press announces the text alternative of the photograph. */
Default.test('selects a thumbnail', async ({ canvas, canvasElement }) => {
  const announcer = findAnnouncer(canvasElement);
  const second = canvas.getByRole('button', { name: 'Show photograph 2 of 2' });
  await expect(announcer).toBeEmptyDOMElement();
  await userEvent.click(second);
  await expect(announcer).toHaveTextContent(lampDetailPhotograph.alt);
  await waitFor(() => expect(readGallery(canvasElement)).toEqual(secondShown));
  await expect(second).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Show photograph 1 of 2' }));
  await waitFor(() => expect(readGallery(canvasElement)).toEqual(firstShown));
});

/** The arrow keys stop at both ends. They announce the text alternative, like a press of a thumbnail. */
Default.test('navigates by arrow keys', async ({ canvasElement }) => {
  const announcer = findAnnouncer(canvasElement);
  await userEvent.tab();
  await expect(findScroller(canvasElement)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(readGallery(canvasElement)).toEqual(firstShown);
  await expect(announcer).toBeEmptyDOMElement();
  await userEvent.keyboard('{ArrowRight}');
  await expect(announcer).toHaveTextContent(lampDetailPhotograph.alt);
  await waitFor(() => expect(readGallery(canvasElement)).toEqual(secondShown));
  await userEvent.keyboard('{ArrowRight}');
  await expect(readGallery(canvasElement)).toEqual(secondShown);
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(readGallery(canvasElement)).toEqual(firstShown));
  await expect(findScroller(canvasElement)).toHaveFocus();
});

/** The focus moves along the thumbnails. */
Default.test('navigates thumbnails by arrow keys', async ({ canvas, canvasElement }) => {
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Show photograph 1 of 2' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('button', { name: 'Show photograph 2 of 2' })).toHaveFocus();
  await waitFor(() => expect(readGallery(canvasElement)).toEqual(secondShown));
});

Default.test('ignores arrow keys with Alt', async ({ canvas }) => {
  const [first] = canvas.getAllByRole('button', { name: /^Show photograph/ });
  first?.focus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await expect(first).toHaveFocus();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
});

/**
 * A swipe announces nothing: the screen reader reads the photograph itself. Pressing the current thumbnail starts no
 * scroll, so the next swipe must not be ignored.
 */
Phone.test('swipes after a press of a thumbnail', async ({ canvas, canvasElement }) => {
  const scroller = findScroller(canvasElement);
  const announcer = findAnnouncer(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Show photograph 1 of 2' }));
  await expect(announcer).toHaveTextContent(lampPhotograph.alt);
  announcer.replaceChildren();
  scroller.scrollTo({ left: scroller.clientWidth });
  await waitFor(() => expect(readGallery(canvasElement)).toEqual(secondShown));
  await expect(announcer).toBeEmptyDOMElement();
  scroller.scrollTo({ left: 0 });
  await waitFor(() => expect(readGallery(canvasElement)).toEqual(firstShown));
});

/** The photograph moves from the page, and shows more than there. */
Default.test('opens the viewer', async ({ canvas, canvasElement }) => {
  const photograph = canvas.getByRole('img', { name: lampPhotograph.alt });
  const { x, y, width, height } = photograph.getBoundingClientRect();
  await userEvent.pointer({
    keys: '[MouseLeft]',
    target: photograph,
    coords: { clientX: x + width, clientY: y + height },
  });
  const viewer = await canvas.findByRole('dialog', { name: 'Photographs of Arc Desk Lamp' });
  await expect(within(viewer).getByText('1 / 2')).toBeVisible();
  const zoomed = within(viewer).getByRole('button', { name: `${lampPhotograph.alt} Zoom out` });
  const image = zoomed.querySelector('img');
  const [move] = image?.getAnimations() ?? [];
  if (move) move.currentTime = 0;
  await expect(image?.getBoundingClientRect()).toMatchObject({ x, y, width });
  await expect(photograph).not.toBeVisible();
  // The pressed corner is in the same corner of the window.
  const { right, bottom } = zoomed.getBoundingClientRect();
  await expect([right, bottom]).toEqual([window.innerWidth, window.innerHeight]);
  await userEvent.click(within(viewer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  await expect(findScroller(canvasElement)).toHaveFocus();
});

Phone.test('opens the viewer with the whole photograph', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('img', { name: lampPhotograph.alt }));
  const viewer = within(await canvas.findByRole('dialog'));
  await expect(viewer.getByRole('button', { name: `${lampPhotograph.alt} Zoom in` })).toBeVisible();
});

/** After closing, the gallery shows at once the photograph that the viewer showed. */
Default.test(
  'opens the viewer by button at the photograph shown',
  async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show photograph 2 of 2' }));
    await waitFor(() => expect(readGallery(canvasElement)).toEqual(secondShown));
    const open = canvas.getByRole('button', { name: 'View full screen' });
    await userEvent.click(open);
    const viewer = within(await canvas.findByRole('dialog'));
    const counter = viewer.getByText(/ \/ 2$/).closest('[aria-live]');
    await waitFor(() => expect(counter).toHaveTextContent('Photograph 2 / 2'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(counter).toHaveTextContent('Photograph 1 / 2'));
    // Escape makes this request.
    canvas.getByRole<HTMLDialogElement>('dialog').requestClose();
    await waitFor(() =>
      expect(canvas.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument(),
    );
    await expect(readGallery(canvasElement).shown).toBe(1);
    await expect(open).toHaveFocus();
    await waitFor(() => expect(readGallery(canvasElement)).toEqual(firstShown));
  },
);

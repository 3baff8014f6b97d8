import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ProductGallery } from '../../../src/design-system/commerce/ProductGallery.tsx';
import { HOSTILE_NAME } from '../../fixtures/hostile.ts';
import {
  lampDetailPhotograph,
  lampPhotograph,
  LONG_NAME,
  missingPhotograph,
  vasePhotograph,
} from '../../fixtures/products.ts';

const meta = {
  title: 'Components/Commerce/ProductGallery',
  component: ProductGallery,
  args: {
    productId: '1',
    productName: 'Arc Desk Lamp',
    photographs: [lampPhotograph, lampDetailPhotograph],
    sizes: '(width >= 56.25rem) 40vw, 100vw',
    className: 'col-span-full min-w-0 desktop:col-span-6',
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="wrap">
        <div className="grid-page items-start">
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof ProductGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

function findStrip(canvasElement: HTMLElement): HTMLElement {
  return within(canvasElement).getByRole('region', { name: 'Photograph shown' });
}

/** Which photograph stands in the frame and which thumbnail says so, both counted from 1. */
function readGallery(canvasElement: HTMLElement): { shown: number; current: string | null } {
  const strip = findStrip(canvasElement);
  const current = within(canvasElement).getByRole('button', { pressed: true });
  return {
    // A frame is seldom a whole number of pixels wide, a scroll position always is one.
    shown: Number((strip.scrollLeft / strip.clientWidth + 1).toFixed(1)),
    current: current.getAttribute('aria-label'),
  };
}

const showsFirst = { shown: 1, current: 'Show photograph 1 of 2' };
const showsSecond = { shown: 2, current: 'Show photograph 2 of 2' };

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const gallery = canvas.getByRole('group', { name: 'Photographs of Arc Desk Lamp' });
    await expect(within(gallery).getAllByRole('img')).toHaveLength(2);
    await expect(within(gallery).getAllByRole('button')).toHaveLength(2);
    await expect(readGallery(canvasElement)).toEqual(showsFirst);
  },
};

export const OneImage: Story = {
  args: { photographs: [lampPhotograph] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'A lit desk lamp' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(findStrip(canvasElement)).not.toHaveFocus();
  },
};

export const ManyImages: Story = {
  args: {
    photographs: [
      lampPhotograph,
      lampDetailPhotograph,
      vasePhotograph,
      { ...lampPhotograph, path: '/photographs/linen-desk-mat-whole' },
      { ...lampPhotograph, path: '/photographs/pour-over-set-whole' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show photograph 4 of 5' }));
    await waitFor(() =>
      expect(readGallery(canvasElement)).toEqual({ shown: 4, current: 'Show photograph 4 of 5' }),
    );
  },
};

export const MissingPicture: Story = { args: { photographs: [lampPhotograph, missingPhotograph] } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const strip = findStrip(canvasElement);
    await expect(strip.clientWidth).toBe(window.innerWidth);
    await expect(
      canvas.getByRole('button', { name: 'Show photograph 1 of 2' }).getBoundingClientRect().top,
    ).toBeGreaterThan(strip.getBoundingClientRect().bottom);
  },
};

export const LongName: Story = {
  args: { productName: LONG_NAME },
  globals: { viewport: { value: 'narrow' } },
};

export const HostileName: Story = {
  args: { productName: HOSTILE_NAME },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('group', { name: `Photographs of ${HOSTILE_NAME}` }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
  },
};

/** What is announced is the text alternative of the photograph, and nothing before the first press. */
export const ShowsByThumbnail: Story = {
  play: async ({ canvas, canvasElement }) => {
    const announcement = canvasElement.querySelector('[aria-live=polite]');
    const second = canvas.getByRole('button', { name: 'Show photograph 2 of 2' });
    await expect(announcement).toBeEmptyDOMElement();
    await userEvent.click(second);
    await waitFor(() => expect(readGallery(canvasElement)).toEqual(showsSecond));
    await expect(announcement).toHaveTextContent(lampDetailPhotograph.alt);
    await expect(second).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Show photograph 1 of 2' }));
    await waitFor(() => expect(readGallery(canvasElement)).toEqual(showsFirst));
  },
};

/** The arrow keys stop at both ends. */
export const WalksByArrowKeys: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(findStrip(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(readGallery(canvasElement)).toEqual(showsFirst);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(readGallery(canvasElement)).toEqual(showsSecond));
    await userEvent.keyboard('{ArrowRight}');
    await expect(readGallery(canvasElement)).toEqual(showsSecond);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(readGallery(canvasElement)).toEqual(showsFirst));
    await expect(findStrip(canvasElement)).toHaveFocus();
  },
};

/** From a thumbnail the focus walks along. */
export const WalksThumbnailsByArrowKeys: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show photograph 1 of 2' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Show photograph 2 of 2' })).toHaveFocus();
    await waitFor(() => expect(readGallery(canvasElement)).toEqual(showsSecond));
  },
};

export const ShowsThumbnailByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show photograph 2 of 2' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(readGallery(canvasElement)).toEqual(showsSecond));
  },
};

export const FollowsASwipe: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const strip = findStrip(canvasElement);
    strip.scrollTo({ left: strip.clientWidth });
    await waitFor(() => expect(readGallery(canvasElement)).toEqual(showsSecond));
    strip.scrollTo({ left: 0 });
    await waitFor(() => expect(readGallery(canvasElement)).toEqual(showsFirst));
  },
};

/** Pressing the photograph that is shown already must not make the next swipe go unseen. */
export const FollowsASwipeAfterAPress: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const strip = findStrip(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show photograph 1 of 2' }));
    strip.scrollTo({ left: strip.clientWidth });
    await waitFor(() => expect(readGallery(canvasElement)).toEqual(showsSecond));
    await expect(canvasElement.querySelector('[aria-live=polite]')).toBeEmptyDOMElement();
  },
};

import preview from '../../../.storybook/preview.tsx';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { ImageField } from '../../../src/design-system/seller/ImageField.tsx';
import type { SelectedImage } from '../../../src/domain/seller-product.ts';
import { selectControl } from '../../fixtures/controls.ts';
import { withMaxWidth } from '../../fixtures/decorators.tsx';
import { makeDragEvent, makeImageFile } from '../../fixtures/files.ts';
import { LONG_NAME } from '../../fixtures/products.ts';
import { stateful } from '../../fixtures/stateful.tsx';

function makeImage(overrides: Partial<SelectedImage> = {}): SelectedImage {
  return {
    id: 'vase',
    name: 'vase.jpg',
    url: '/photographs/bud-vase-whole-320.webp',
    ...overrides,
  };
}

const threeImages = [
  makeImage(),
  makeImage({
    id: 'lamp',
    name: 'lamp.jpg',
    url: '/photographs/arc-desk-lamp-whole-320.webp',
  }),
  makeImage({
    id: 'pen',
    name: 'pen.jpg',
    url: '/photographs/brass-rollerball-pen-whole-320.webp',
  }),
];

const errors = [
  'notes.png is not an image that can be shown.',
  'plan.png is not an image that can be shown.',
];

const meta = preview.meta({
  component: ImageField,
  parameters: {
    usage: {
      when: 'In a form that accepts several images, e.g. a product form.',
      whenNot: [
        'With drag and drop only: phones need Browse Images.',
        'With a confirmation before a removal: an image can be selected again.',
      ],
      anatomy: [
        'Label.',
        'Drop zone, highlighted while files are dragged over the field.',
        'Browse Images: opens the file dialog.',
        'Errors: one per rejected file.',
        'Thumbnail.',
        'Remove.',
      ],
      keyboard: {
        Tab: 'Moves focus to Browse Images, then to Remove of each image',
        'Enter, Space':
          'Opens the file dialog, or removes the image and focuses the next or else the last one, Browse Images if none is left',
      },
      screenReader: [
        'Role: group, named by the label: Product Images. The file input is hidden; Browse Images opens it.',
        'Errors: an alert, announced at once. They are also the description of Browse Images.',
        'An added or removed image announces the number: 2 images selected.',
        'Images: a list named Selected images.',
        'The text alternative of an image is its file name, and Remove includes it: Remove lamp.jpg.',
      ],
      content: 'An error is one sentence per file, with its name and a full stop.',
    },
  },
  args: { label: 'Product Images', images: [], onAdd: fn(), onRemove: fn() },
  argTypes: {
    images: selectControl({ None: [], 'One image': [makeImage()], 'Three images': threeImages }),
    errors: selectControl({
      None: [],
      'One file': errors.slice(0, 1),
      'Two files': errors,
    }),
  },
  // The thumbnail of an added file is always the vase.
  render: stateful(ImageField, {
    onAdd: (files, { images }) => ({
      images: [...images, ...files.map(({ name }) => makeImage({ id: name, name }))],
    }),
    onRemove: (id, { images }) => ({ images: images.filter((image) => image.id !== id) }),
  }),
  decorators: [withMaxWidth('36rem')],
});

export const Default = meta.story();

Default.test('shows a button and hides the file input', async ({ canvas }) => {
  const group = canvas.getByRole('group', { name: 'Product Images' });
  await expect(within(group).getByRole('button', { name: 'Browse Images' })).toBeVisible();
  await expect(within(group).getByText('Drag images here, or')).toBeVisible();
  await expect(within(group).queryByRole('list')).not.toBeInTheDocument();
  const input = canvas.getByLabelText('Product Images', { selector: 'input' });
  await expect(input).toHaveAttribute('accept', 'image/*');
  // Screen readers would announce the input as a second control, next to Browse Images.
  await expect(input).not.toBeVisible();
});

export const WithImages = meta.story({ args: { images: threeImages } });

export const WithErrors = meta.story({
  args: { errors, images: threeImages },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(errors.join(''));
    await expect(canvas.getByRole('button', { name: 'Browse Images' })).toHaveAccessibleDescription(
      /notes\.png .* plan\.png /,
    );
  },
});

export const ImageFailedToLoad = meta.story({
  args: { images: [makeImage({ url: '/photographs/not-found-320.webp' })] },
});

export const WithoutPreview = meta.story({
  args: { images: [makeImage({ name: 'vase.heic', hasPreview: false })] },
});

export const ManyImages = meta.story({
  args: {
    images: Array.from({ length: 24 }, (_, index) =>
      makeImage({ id: `image-${index}`, name: `vase-${index + 1}.jpg` }),
    ),
  },
});

export const NarrowPhone = meta.story({
  args: { images: threeImages },
  globals: { viewport: { value: 'narrow' } },
});

export const LongName = meta.story({
  args: {
    images: [makeImage({ name: `${LONG_NAME.replaceAll(' ', '-')}.jpg` })],
    errors: [`${LONG_NAME.replaceAll(' ', '-')}.png is not an image that can be shown.`],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args, canvas }) => {
    const browse = canvas.getByRole('button', { name: 'Browse Images' });
    await expect(browse).toHaveAccessibleDescription(args.errors?.join());
  },
});

Default.test(
  'adds multiple files',
  { args: { images: [makeImage()] } },
  async ({ args, canvas }) => {
    const files = await Promise.all(['whole.webp', 'detail.webp', 'back.webp'].map(makeImageFile));
    const input = canvas.getByLabelText('Product Images', { selector: 'input' });
    await expect(input).toHaveProperty('multiple', true);
    await userEvent.upload(input, files);
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(4));
    // Else the browser ignores the same file when it is selected again, e.g. after Remove.
    await expect(input).toHaveValue('');
    await expect(canvas.getByText('4 images selected')).toHaveAttribute('aria-live', 'polite');
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await expect(args.onAdd).toHaveBeenCalledWith(files);
    await expect(canvas.getByRole('button', { name: 'Remove back.webp' })).toBeVisible();
  },
);

/** Some of them may be removed because the browser cannot show them. */
Default.test(
  'announces no number while an image is still checked',
  { args: { images: [makeImage(), makeImage({ id: 'notes', isPending: true })] } },
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
    await expect(canvas.queryByText(/ selected$/)).not.toBeInTheDocument();
  },
);

/** The line is highlighted while files are dragged over any part of the field. */
Default.test('accepts files dropped on any part of it', async ({ args, canvas }) => {
  const files = [await makeImageFile('whole.webp')];
  const hint = canvas.getByText('Drag images here, or');
  const label = canvas.getByText('Product Images');
  const line = hint.parentElement;
  if (!line) throw new Error('The hint is on no line.');
  const idleColor = getComputedStyle(line).borderBottomColor;
  await fireEvent(label, makeDragEvent('dragenter', files));
  await waitFor(() => expect(getComputedStyle(line).borderBottomColor).not.toBe(idleColor));
  await fireEvent(label, makeDragEvent('dragleave', files));
  await waitFor(() => expect(line.getAnimations()).toEqual([]));
  await expect(getComputedStyle(line).borderBottomColor).toBe(idleColor);
  // A text.
  await fireEvent(hint, makeDragEvent('dragenter', []));
  await expect(getComputedStyle(line).borderBottomColor).toBe(idleColor);
  await expect(line.getAnimations()).toEqual([]);
  await expect(args.onAdd).not.toHaveBeenCalled();
  await fireEvent(label, makeDragEvent('drop', files));
  await expect(args.onAdd).toHaveBeenCalledWith(files);
});

/** The focus moves to the next image, so a second press removes nothing, then to Browse Images. */
Default.test(
  'removes images by keyboard',
  { args: { images: threeImages } },
  async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Browse Images' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove lamp.jpg' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('lamp');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove pen.jpg' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onRemove).toHaveBeenLastCalledWith('pen');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove vase.jpg' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.getByText('No images selected')).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.getByRole('button', { name: 'Browse Images' })).toHaveFocus();
    await expect(args.onRemove).toHaveBeenCalledTimes(3);
  },
);

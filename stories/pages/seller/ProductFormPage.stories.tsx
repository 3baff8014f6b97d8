import preview from '../../../.storybook/preview.tsx';
import { mainPageModes, pageInForcedColours } from '../../../.storybook/modes.ts';
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { expectLink } from '../../fixtures/expect-link.ts';
import { expectToast } from '../../fixtures/expect-toast.ts';
import { makeDragEvent, makeImageFile, makeNonImageFile } from '../../fixtures/files.ts';
import { findAnnouncer } from '../../fixtures/find-announcer.ts';
import { shopPage } from '../../fixtures/shop/shop-page.ts';

const meta = preview.meta({
  title: 'Pages/Seller/Product Form',
  ...shopPage('`/seller/add-product` and `/seller/edit-product/{id}`: one form with images.'),
  args: { route: '/seller/add-product', isSeller: true },
  beforeEach: () => {
    spyOn(console, 'info').mockImplementation(() => undefined);
  },
});

/** The images are at the end of the form, and the picture in the docs shows all of it. */
const toTheButtons = {
  globals: { viewport: { value: 'tablet' } },
  parameters: { docs: { story: { height: '1200px' } } },
};

/** The form of a new product. */
export const NewProduct = meta.story({
  parameters: { chromatic: { modes: mainPageModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Add New Product',
    );
    for (const label of ['Product Name', 'Description', 'Price ($)', 'Stock Quantity']) {
      await expect(canvas.getByRole('textbox', { name: label })).toHaveValue('');
      await expect(canvas.getByRole('textbox', { name: label })).toBeRequired();
    }
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toBeRequired();
    await expect(canvas.getByRole('group', { name: 'Product Images' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Selected images' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Create Product' })).toBeEnabled();
    await expectLink(canvas, 'Cancel', '/seller/products');
    await expectProductsLinkCurrent(canvas);
  },
});

/** The form of a product of the seller. */
export const ExistingProduct = meta.story({
  args: { route: '/seller/edit-product/7' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Edit Product',
    );
    for (const label of ['Product Name', 'Description', 'Price ($)', 'Stock Quantity']) {
      await expect(canvas.getByRole('textbox', { name: label })).not.toHaveValue('');
    }
    await expect(canvas.getByRole('combobox', { name: 'Category' })).not.toHaveValue('');
    await expect(
      within(canvas.getByRole('list', { name: 'Selected images' })).getAllByRole('img'),
    ).not.toHaveLength(0);
    await expect(canvas.getByRole('button', { name: 'Update Product' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Create Product' })).not.toBeInTheDocument();
    await expectProductsLinkCurrent(canvas);
  },
});

/** Images are selected. */
export const WithImages = meta.story({
  ...toTheButtons,
  play: async ({ canvas }) => {
    await selectFiles(canvas, await Promise.all(['whole.webp', 'detail.webp'].map(makeImageFile)));
    await expect(await canvas.findByRole('img', { name: 'whole.webp' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'detail.webp' })).toBeVisible();
    await expect(await canvas.findByText('2 images selected')).toBeInTheDocument();
  },
});

/** Validates the content and the type of a file, not its name. Valid files are added. */
export const NonImageFileRejected = meta.story({
  ...toTheButtons,
  play: async ({ canvas }) => {
    await selectFiles(canvas, [makeNonImageFile('notes.png'), await makeImageFile('whole.webp')]);
    await expect(
      await canvas.findByText('notes.png is not an image that can be shown.'),
    ).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'whole.webp' })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: 'notes.png' })).not.toBeInTheDocument();
  },
});

NonImageFileRejected.test('hides the message after the next selection', async ({ canvas }) => {
  await selectFiles(canvas, [await makeImageFile('detail.webp')]);
  await expect(await canvas.findByRole('img', { name: 'detail.webp' })).toBeVisible();
  await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
});

/** An image of a type that the browser cannot show is added without a preview; a file that is cut off is not. */
export const ImageWithoutPreview = meta.story({
  ...toTheButtons,
  play: async ({ canvas }) => {
    const image = await makeImageFile('whole.webp');
    const files = [
      new File(['ftypheic'], 'tray.heic', { type: 'image/heic' }),
      new File(['II*'], 'tray.tiff', { type: 'image/tiff' }),
      new File([image], 'plan.pdf', { type: 'application/pdf' }),
      new File([image.slice(0, 60)], 'cut-off.webp', { type: image.type }),
    ];
    await fireEvent(await canvas.findByText('Drag images here, or'), makeDragEvent('drop', files));
    await expect(await canvas.findByText(/^plan\.pdf is not/)).toBeVisible();
    await expect(await canvas.findByText(/^cut-off\.webp is not/)).toBeVisible();
    await expect(canvas.getByText('No preview: tray.heic')).toBeVisible();
    await expect(canvas.getByText('No preview: tray.tiff')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove tray.heic' })).toBeVisible();
  },
});

/** After Create Product with texts that are too short, and empty fields. */
export const AllFieldsInvalid = meta.story({
  parameters: { chromatic: { modes: pageInForcedColours } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByLabelText('Product Name'), 'T');
    await userEvent.type(canvas.getByLabelText('Description'), 'Of walnut');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Product' }));
    await expect(findAnnouncer(canvasElement)).toHaveTextContent(/^5 fields to correct\.$/);
  },
});

NewProduct.test('creates a product', async ({ canvas }) => {
  const revoke = spyOn(URL, 'revokeObjectURL');
  await fillProduct(canvas);
  await selectFiles(canvas, [await makeImageFile('whole.webp')]);
  await canvas.findByRole('img', { name: 'whole.webp' });
  await userEvent.click(canvas.getByRole('button', { name: 'Create Product' }));
  await expectPage(canvas, 'My Products');
  await expectToast('Product Created', 'Your product has been created successfully.');
  await expect(console.info).toHaveBeenCalledTimes(1);
  await expect(console.info).toHaveBeenCalledWith('Product created', {
    name: 'Oak Pen Tray',
    description: 'A tray for pens, of one piece of oak.',
    price: 24.5,
    stock: 0,
    category: 'home',
    images: [expect.stringMatching(/^blob:/)],
  });
  await expect(canvas.getByRole('heading', { name: 'No products yet' })).toBeVisible();
  await expect(revoke.mock.calls).toEqual([[expect.stringMatching(/^blob:/)]]);
});

NewProduct.test(
  'preserves what was entered when the page is left, until a submit or Cancel',
  async ({ canvas }) => {
    const openForm = async () => {
      const menu = canvas.getByRole('navigation', { name: 'Seller' });
      await userEvent.click(within(menu).getByRole('link', { name: 'Products' }));
      await userEvent.click(await canvas.findByRole('link', { name: 'Add Product' }));
      await expectPage(canvas, 'Add New Product');
    };
    spyOn(HTMLImageElement.prototype, 'decode').mockReturnValueOnce(
      new Promise<void>(() => undefined),
    );
    for (const end of ['Create Product', 'Cancel']) {
      await fillProduct(canvas);
      await selectFiles(canvas, [makeNonImageFile('notes.png'), await makeImageFile('whole.webp')]);
      await openForm();
      await expect(canvas.getByLabelText('Product Name')).toHaveValue('Oak Pen Tray');
      await expect(canvas.getByLabelText('Category')).toHaveValue('home');
      await expect(canvas.getByRole('img', { name: 'whole.webp' })).toBeVisible();
      await waitFor(() => expect(canvas.queryByRole('img', { name: 'notes.png' })).toBeNull());
      await userEvent.click(canvas.getByText(end));
      await expectPage(canvas, 'My Products');
      await openForm();
      await expect(canvas.getByLabelText('Product Name')).toHaveValue('');
      await expect(canvas.getByLabelText('Category')).toHaveValue('');
      await expect(canvas.queryByRole('img', { name: 'whole.webp' })).not.toBeInTheDocument();
    }
  },
);

/** An image is submitted even if the browser is decoding it. */
NewProduct.test('creates a product before its image is decoded', async ({ canvas }) => {
  await fillProduct(canvas);
  const decode = spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(
    new Promise<void>(() => undefined),
  );
  await selectFiles(canvas, [await makeImageFile('whole.webp')]);
  await expect(decode).toHaveBeenCalledTimes(1);
  await userEvent.click(canvas.getByRole('button', { name: 'Create Product' }));
  await expectPage(canvas, 'My Products');
  await expect(console.info).toHaveBeenCalledWith(
    'Product created',
    expect.objectContaining({ images: [expect.stringMatching(/^blob:/)] }),
  );
});

/** A slow file delays neither the thumbnails nor the errors of other files. */
NewProduct.test('decodes files in parallel', async ({ canvas }) => {
  const files = [
    await makeImageFile('slow.webp'),
    makeNonImageFile('notes.png'),
    await makeImageFile('whole.webp'),
  ];
  spyOn(HTMLImageElement.prototype, 'decode').mockReturnValueOnce(
    new Promise<void>(() => undefined),
  );
  await selectFiles(canvas, files);
  await expect(
    await canvas.findByText('notes.png is not an image that can be shown.'),
  ).toBeVisible();
  await expect(canvas.getByRole('img', { name: 'whole.webp' })).toBeVisible();
});

ExistingProduct.test('updates the product', async ({ canvas }) => {
  await fillProduct(canvas);
  await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }));
  await expectPage(canvas, 'My Products');
  await expectToast('Product Updated', 'Your product has been updated successfully.');
  await expect(console.info).toHaveBeenCalledTimes(1);
  await expect(console.info).toHaveBeenCalledWith(
    'Product updated',
    expect.objectContaining({
      name: 'Oak Pen Tray',
      price: 24.5,
      stock: 0,
      category: 'home',
      images: [expect.stringMatching(/^\/photographs\//)],
    }),
  );
});

ExistingProduct.test('removes images', async ({ canvas }) => {
  const revoke = spyOn(URL, 'revokeObjectURL');
  await selectFiles(canvas, [await makeImageFile('whole.webp')]);
  await canvas.findByRole('img', { name: 'whole.webp' });
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Image 1' }));
  await expect(canvas.queryByRole('img', { name: 'Image 1' })).not.toBeInTheDocument();
  await userEvent.click(canvas.getByRole('button', { name: 'Remove whole.webp' }));
  await expect(canvas.queryByRole('list', { name: 'Selected images' })).not.toBeInTheDocument();
  await expect(revoke.mock.calls).toEqual([[expect.stringMatching(/^blob:/)]]);
  await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }));
  await expectPage(canvas, 'My Products');
  await expect(console.info).toHaveBeenCalledWith(
    'Product updated',
    expect.objectContaining({ images: [] }),
  );
});

/** A file that is dropped beside the zone would make the browser leave the page. */
NewProduct.test('fields accept dropped text, but no files', async ({ canvas }) => {
  const field = await canvas.findByLabelText('Product Name');
  const file = await makeImageFile('whole.webp');
  for (const type of ['dragover', 'drop'] as const) {
    const text = makeDragEvent(type, []);
    text.dataTransfer?.setData('text/plain', 'Oak Pen Tray');
    await expect(field.dispatchEvent(text)).toBe(true);
    await expect(field.dispatchEvent(makeDragEvent(type, [file]))).toBe(false);
    await expect(field.parentElement?.dispatchEvent(makeDragEvent(type, [file]))).toBe(false);
  }
});

type Canvas = Parameters<typeof NewProduct.play>[0]['canvas'];

async function fillProduct(canvas: Canvas): Promise<void> {
  for (const [label, text] of [
    ['Product Name', 'Oak Pen Tray'],
    ['Description', 'A tray for pens, of one piece of oak.'],
    ['Price ($)', '24.50'],
    ['Stock Quantity', '0'],
  ] as const) {
    const field = await canvas.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
  await userEvent.selectOptions(canvas.getByLabelText('Category'), 'home');
}

async function selectFiles(canvas: Canvas, files: File[]): Promise<void> {
  await userEvent.upload(
    await canvas.findByLabelText('Product Images', { selector: 'input' }),
    files,
  );
}

async function expectPage(canvas: Canvas, heading: string): Promise<void> {
  await waitFor(() =>
    expect(canvas.getByRole('heading', { level: 1, name: heading })).toHaveFocus(),
  );
}

async function expectProductsLinkCurrent(canvas: Canvas): Promise<void> {
  const menu = canvas.getByRole('navigation', { name: 'Seller' });
  await expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Products');
}

import preview from '../../.storybook/preview.tsx';
import { noScreenshot } from '../../.storybook/modes.ts';
import { expect, spyOn, userEvent } from 'storybook/test';
import { expectToast } from '../fixtures/expect-toast.ts';
import { makeImageFile } from '../fixtures/files.ts';
import { expectPage } from '../fixtures/shop/expect-page.ts';
import { shopPage } from '../fixtures/shop/page.ts';

const meta = preview.meta({
  title: 'Flows/Become a Seller',
  tags: ['autodocs'],
  ...shopPage('From the sign-up of a seller to the first product.'),
  args: { route: '/' },
  beforeEach: () => {
    spyOn(console, 'info').mockImplementation(() => undefined);
  },
});

export const SignUpToFirstProduct = meta.story({
  // The final order of the toasts depends on timing, and each page state has its own story.
  parameters: noScreenshot,
  play: async ({ canvas, canvasElement, step }) => {
    await step('open the seller tab', async () => {
      await canvas.findByRole('heading', { level: 1, name: /Minimal Design/ });
      await userEvent.click(canvas.getByRole('link', { name: 'ACCOUNT' }));
      await expectPage(canvasElement, 'My Account');
      await userEvent.click(canvas.getByRole('tab', { name: 'Seller Dashboard' }));
      await expect(await canvas.findByRole('heading', { name: 'Become a Seller' })).toBeVisible();
    });

    await step('sign up', async () => {
      await userEvent.type(canvas.getByLabelText('Business Name'), 'Moreau Woodworks');
      await userEvent.type(canvas.getByLabelText('Business Description'), 'Trays of one piece.');
      await userEvent.selectOptions(canvas.getByLabelText('Business Category'), 'home');
      await userEvent.type(canvas.getByLabelText('Tax ID / Business Number'), '12-3456789');
      await userEvent.click(canvas.getByRole('button', { name: 'Create Seller Account' }));
      await expectToast('Seller Account Created');
      await expect(canvas.getByRole('heading', { name: 'Seller Dashboard' })).toHaveFocus();
    });

    await step('add a product', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Add Product' }));
      await expectPage(canvasElement, 'Add New Product');
      await userEvent.type(canvas.getByLabelText('Product Name'), 'Oak Pen Tray');
      await userEvent.type(canvas.getByLabelText('Description'), 'A tray for pens, of oak.');
      await userEvent.type(canvas.getByLabelText('Price ($)'), '24.50');
      await userEvent.type(canvas.getByLabelText('Stock Quantity'), '12');
      await userEvent.selectOptions(canvas.getByLabelText('Category'), 'home');
      await userEvent.upload(
        canvas.getByLabelText('Product Images', { selector: 'input' }),
        await makeImageFile('tray.png'),
      );
      await expect(await canvas.findByRole('img', { name: 'tray.png' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Create Product' }));
    });

    await step('land on My Products', async () => {
      await expectPage(canvasElement, 'My Products');
      await expectToast('Product Created');
      await expect(canvas.getByRole('heading', { name: 'No products yet' })).toBeVisible();
    });
  },
});

import preview from '../../.storybook/preview.tsx';
import { mainPageModes } from '../../.storybook/modes.ts';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { expectLink } from '../fixtures/expect-link.ts';
import { expectToast } from '../fixtures/expect-toast.ts';
import { findAnnouncer } from '../fixtures/find-announcer.ts';
import { shopPage } from '../fixtures/shop/shop-page.ts';

const meta = preview.meta({
  title: 'Pages/Account',
  ...shopPage('`/account`: profile, orders and seller dashboard, as tabs.'),
  args: { route: '/account' },
  beforeEach: () => {
    spyOn(console, 'info').mockImplementation(() => undefined);
  },
});

/** The first tab, with the sample profile. */
export const Profile = meta.story({
  parameters: { chromatic: { modes: mainPageModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('My Account');
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Profile',
      'Orders',
      'Seller Dashboard',
    ]);
    await expect(canvas.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Personal Information' })).toBeVisible();
    const autocompleteTokens = {
      'Full Name': 'name',
      Email: 'email',
      'Phone Number': 'tel',
      Address: 'address-line1',
    };
    for (const [label, token] of Object.entries(autocompleteTokens)) {
      const field = canvas.getByLabelText(label);
      await expect(field).not.toHaveValue('');
      await expect(field).toHaveAttribute('autocomplete', token);
      await expect(field).toHaveProperty('required', label !== 'Phone Number');
      await expect(field).toHaveAccessibleDescription(label === 'Phone Number' ? 'Optional' : '');
    }
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
  },
});

/** After Save Changes with a name of one character. */
export const NameInvalid = meta.story({
  play: saveInvalid('Full Name', 'I', 'Name must be at least 2 characters.'),
});

/** After Save Changes with an email address without a domain. */
export const EmailInvalid = meta.story({
  play: saveInvalid('Email', 'ines@', 'Please enter a valid email address.'),
});

/** After Save Changes with a postal address of less than five characters. */
export const AddressInvalid = meta.story({
  play: saveInvalid('Address', '204', 'Address must be at least 5 characters.'),
});

/** Shows all messages at once. The phone number is optional. */
export const EmptyProfileInvalid = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const name = await canvas.findByLabelText('Full Name');
    for (const label of ['Full Name', 'Email', 'Phone Number', 'Address']) {
      await userEvent.clear(canvas.getByLabelText(label));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(findAnnouncer(canvasElement)).toHaveTextContent(/^3 fields to correct\.$/);
    await expect(canvas.getByLabelText('Phone Number')).toBeValid();
    await expect(name).toHaveFocus();
    await expect(console.info).not.toHaveBeenCalled();
  },
});

/** The tab Orders: there are no orders yet. */
export const Orders = meta.story({
  args: { route: '/account?tab=orders' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Order History' })).toBeVisible();
    await expect(canvas.getByText("You don't have any orders yet.")).toBeVisible();
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Orders');
  },
});

/** The tab Seller Dashboard before the shopper has become a seller. */
export const SellerApplication = meta.story({
  args: { route: '/account?tab=seller' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Become a Seller' })).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Become a Seller' })).toBeVisible();
    await expect(
      canvas.getByText('Complete the form below to set up your seller account'),
    ).toBeVisible();
    for (const label of ['Business Name', 'Business Description', 'Tax ID / Business Number']) {
      await expect(canvas.getByRole('textbox', { name: label })).toHaveValue('');
      await expect(canvas.getByRole('textbox', { name: label })).toBeRequired();
    }
    const name = canvas.getByRole('textbox', { name: 'Business Name' });
    await expect(name).toHaveAttribute('autocomplete', 'organization');
    const category = canvas.getByRole('combobox', { name: 'Business Category' });
    await expect(category).toHaveValue('');
    await expect(category).toBeRequired();
    await expect(canvas.getByRole('button', { name: 'Create Seller Account' })).toBeEnabled();
    await expect(canvas.queryByRole('link', { name: 'Manage Products' })).not.toBeInTheDocument();
  },
});

/** After Create Seller Account with texts that are too short. */
export const SellerFormInvalid = meta.story({
  args: { route: '/account?tab=seller' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByLabelText('Business Name'), 'M');
    await userEvent.type(canvas.getByLabelText('Business Description'), 'Wood ware');
    await userEvent.type(canvas.getByLabelText('Tax ID / Business Number'), '1234');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Seller Account' }));
    await expect(findAnnouncer(canvasElement)).toHaveTextContent(/^4 fields to correct\.$/);
  },
});

/** The tab Seller Dashboard of a seller. */
export const SellerDashboard = meta.story({
  args: { route: '/account?tab=seller', isSeller: true },
});

Profile.test('saves the profile', async ({ canvas }) => {
  await fill(await canvas.findByLabelText('Full Name'), 'Ada Lindqvist');
  await fill(canvas.getByLabelText('Email'), 'ada@example.com');
  await userEvent.clear(canvas.getByLabelText('Phone Number'));
  await fill(canvas.getByLabelText('Address'), '9 Quay Lane');
  await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
  await expectToast('Profile Updated', 'Your profile information has been updated successfully.');
  await expect(console.info).toHaveBeenCalledTimes(1);
  await expect(console.info).toHaveBeenCalledWith('Profile updated', {
    fullName: 'Ada Lindqvist',
    email: 'ada@example.com',
    phone: '',
    address: '9 Quay Lane',
  });
  // It stays for the visit.
  await userEvent.click(canvas.getByRole('link', { name: 'SHOP' }));
  await canvas.findByRole('heading', { level: 1, name: 'Shop' });
  await userEvent.click(canvas.getByRole('link', { name: 'ACCOUNT' }));
  await expect(await canvas.findByLabelText('Full Name')).toHaveValue('Ada Lindqvist');
});

Profile.test('saves once on a triple click, and changed values at once', async ({ canvas }) => {
  const save = await canvas.findByRole('button', { name: 'Save Changes' });
  await userEvent.tripleClick(save);
  await expect(console.info).toHaveBeenCalledTimes(1);
  await userEvent.type(canvas.getByLabelText('Full Name'), 'x{Enter}');
  await expect(console.info).toHaveBeenCalledTimes(2);
});

/** As some password managers do. */
Profile.test('saves a value that was set without an event', async ({ canvas }) => {
  (await canvas.findByLabelText<HTMLInputElement>('Full Name')).value = 'Ada Lindqvist';
  await userEvent.click(canvas.getByLabelText('Address'));
  await userEvent.keyboard('{Enter}');
  await expectToast('Profile Updated');
  await expect(console.info).toHaveBeenCalledTimes(1);
  await expect(console.info).toHaveBeenCalledWith(
    'Profile updated',
    expect.objectContaining({ fullName: 'Ada Lindqvist' }),
  );
});

/** Focusing the field again would read nothing, so the announcement has its message. */
Profile.test('announces the error of the focused field', async ({ canvas, canvasElement }) => {
  await fill(await canvas.findByLabelText('Full Name'), 'I{Enter}');
  await waitFor(() =>
    expect(findAnnouncer(canvasElement)).toHaveTextContent(
      /^1 field to correct\. Full Name: Name must be at least 2 characters\.$/,
    ),
  );
});

Profile.test('revalidates on input', async ({ canvas }) => {
  const name = await canvas.findByLabelText('Full Name');
  await userEvent.clear(name);
  await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
  await expect(name).toBeInvalid();
  await userEvent.type(name, 'Ada');
  await expect(name).toBeValid();
  await expect(canvas.queryByText('Name must be at least 2 characters.')).not.toBeInTheDocument();
});

SellerApplication.test('creates a seller account', async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText('Business Name'), 'Moreau Woodworks');
  await userEvent.type(
    canvas.getByLabelText('Business Description'),
    'Trays and boxes, turned from one piece of wood.',
  );
  await userEvent.selectOptions(canvas.getByLabelText('Business Category'), 'home');
  await userEvent.type(canvas.getByLabelText('Tax ID / Business Number'), '12-3456789');
  // A double click submits once.
  await userEvent.dblClick(canvas.getByRole('button', { name: 'Create Seller Account' }));
  await expectToast('Seller Account Created', 'Your seller account has been created successfully.');
  await expect(console.info).toHaveBeenCalledTimes(1);
  await expect(console.info).toHaveBeenCalledWith('Seller account created', {
    businessName: 'Moreau Woodworks',
    businessDescription: 'Trays and boxes, turned from one piece of wood.',
    category: 'home',
    taxId: '12-3456789',
  });
  await expect(await canvas.findByRole('heading', { name: 'Seller Dashboard' })).toHaveFocus();
  await expectLink(canvas, 'Manage Products', '/seller/products');
  const read = (role: string) => canvas.getAllByRole(role).map((item) => item.textContent);
  await expect(read('term')).toEqual(['Products', 'Sales', 'Orders']);
  await expect(read('definition')).toEqual(['0', '$0.00', '0']);
  const heading = canvas.getByRole('heading', { level: 3 });
  await expect(heading).toHaveTextContent('Ready to start selling?');
  await expectLink(canvas, 'Add Product', '/seller/add-product');
});

type Canvas = Parameters<typeof Profile.play>[0]['canvas'];

async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

function saveInvalid(label: string, text: string, message: string) {
  return async ({ canvas }: { canvas: Canvas }): Promise<void> => {
    const field = await canvas.findByLabelText(label);
    await fill(field, text);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
  };
}

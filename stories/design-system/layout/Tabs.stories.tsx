import preview from '../../../.storybook/preview.tsx';
import { longTexts } from '../../../.storybook/modes.ts';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { TextField } from '../../../src/design-system/forms/TextField.tsx';
import { Tabs, type TabItem } from '../../../src/design-system/layout/Tabs.tsx';
import { selectControl } from '../../fixtures/controls.ts';
import { withPageMargins } from '../../fixtures/decorators.tsx';
import { LONG_NAME } from '../../fixtures/products.ts';
import { stateful } from '../../fixtures/stateful.tsx';
import { compareStates } from '../../fixtures/compare-states.tsx';

const items: TabItem<string>[] = [
  { value: 'profile', label: 'Profile', content: <TextField label="Full Name" /> },
  { value: 'orders', label: 'Orders', content: <p>You don&apos;t have any orders yet.</p> },
  { value: 'seller', label: 'Seller Dashboard', content: <TextField label="Business Name" /> },
];

const manyItems: TabItem<string>[] = [
  ...items,
  { value: 'addresses', label: 'Addresses', content: <p>204 Alder Street</p> },
  { value: 'notices', label: 'Notices', content: <p>None</p> },
];

const meta = preview.meta({
  component: Tabs<string>,
  args: { label: 'Account', items, value: 'profile', onValueChange: fn() },
  render: stateful(Tabs<string>, { onValueChange: (value) => ({ value }) }),
  parameters: {
    usage: {
      when: [
        'For parts of one page that are not needed at once, e.g. on the account page.',
        'Store the selected tab in the URL, which makes it linkable.',
        'Order the tabs by how often they are needed.',
        'Hidden panels stay mounted and preserve what was typed.',
      ],
      whenNot: [
        'For consecutive steps.',
        'For separate pages: use a SideMenu.',
        'For content that must unmount while it is hidden.',
      ],
      keyboard: {
        Tab: 'Moves to the selected tab, then to the first control of its panel',
        'Arrow left, right': 'Selects the previous or the next tab',
        'Enter, Space': 'Selects the focused tab',
        'Home, End': 'Selects the first or the last tab',
      },
      screenReader: [
        'Reads as a tab list named by `label`.',
        'Each tab has its text as name; the selected one has `aria-selected`. Its panel is named by the tab.',
        'Hidden panels are not read.',
        'An arrow key moves the focus to a tab and selects it.',
        'Orca reads the focused tab, but neither the name of the list nor that the tab is selected.',
      ],
      content: [
        'One or two words per tab, with capitals: Profile, Orders, Seller Dashboard.',
        'The texts do not wrap; the row scrolls.',
      ],
    },
    layout: 'fullscreen',
  },
  decorators: [withPageMargins],
  argTypes: {
    items: selectControl({
      'Three tabs': items,
      'One tab': items.slice(0, 1),
      'Five tabs': manyItems,
    }),
    value: { options: items.map(({ value }) => value), control: 'radio' },
  },
});

export const Default = meta.story({ parameters: longTexts });

export const States = meta.story({
  decorators: compareStates(),
});

export const SingleTab = meta.story({
  args: { items: items.slice(0, 1) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Profile' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Profile' })).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

/** The row of tabs scrolls. */
export const NarrowPhone = meta.story({
  args: { items: manyItems },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('tab', { name: 'Notices' });
    await userEvent.click(canvas.getByRole('tab', { name: 'Profile' }));
    await userEvent.keyboard('{End}');
    await expect(last).toHaveFocus();
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The row of tabs is scrolled to the selected one. */
NarrowPhone.test('shows the selected tab', { args: { value: 'notices' } }, async ({ canvas }) => {
  const { left, right } = canvas.getByRole('tab', { name: 'Notices' }).getBoundingClientRect();
  await expect(left).toBeGreaterThanOrEqual(0);
  await expect(right).toBeLessThanOrEqual(window.innerWidth);
});

export const LongName = meta.story({
  args: { items: [{ value: 'profile', label: LONG_NAME, content: <p>{LONG_NAME}</p> }] },
  globals: { viewport: { value: 'narrow' } },
});

/** After the browser's Back, the focus may be on a tab that is not selected. */
Default.test('selects a focused tab when it is pressed', async ({ args, canvas }) => {
  const orders = canvas.getByRole('tab', { name: 'Orders' });
  orders.focus();
  await expect(args.onValueChange).not.toHaveBeenCalled();
  await userEvent.click(orders);
  await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  const panel = canvas.getByRole('tabpanel', { name: 'Orders' });
  await expect(panel).toBeVisible();
  await expect(orders).toHaveAttribute('aria-controls', panel.id);
});

/** As Back does, a click by script does not move the focus. */
Default.test('focuses the selected tab when the focus is in a hidden panel', async ({ canvas }) => {
  canvas.getByLabelText('Full Name').focus();
  canvas.getByRole('tab', { name: 'Orders' }).click();
  await expect(await canvas.findByRole('tab', { name: 'Orders', selected: true })).toHaveFocus();
});

/** Alt with an arrow key is the browser's Back or Forward. */
Default.test('ignores arrow keys with Alt, and the repeats of a held one', async ({ args }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await fireEvent.keyDown(document.activeElement ?? document, { key: 'End', repeat: true });
  await expect(args.onValueChange).not.toHaveBeenCalled();
});

Default.test('selects by arrow keys, Home and End', async ({ args, canvas }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('tab', { name: 'Profile' })).toHaveFocus();
  for (const [key, value, name] of [
    ['ArrowRight', 'orders', 'Orders'],
    ['ArrowRight', 'seller', 'Seller Dashboard'],
    ['ArrowRight', 'profile', 'Profile'],
    ['ArrowLeft', 'seller', 'Seller Dashboard'],
    ['ArrowLeft', 'orders', 'Orders'],
    ['End', 'seller', 'Seller Dashboard'],
    ['Home', 'profile', 'Profile'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(value);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(name);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName(name);
  }
  await expect(args.onValueChange).toHaveBeenCalledTimes(7);
});

/** Roving tabindex: the tabs share one tab stop. The next tab stop is in the visible panel. */
Default.test('has one tab stop', { args: { value: 'seller' } }, async ({ canvas }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('tab', { name: 'Seller Dashboard' })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByLabelText('Business Name')).toHaveFocus();
});

Default.test('preserves the input of a hidden panel', async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText('Full Name'), 'Ada Lind');
  await userEvent.click(canvas.getByRole('tab', { name: 'Orders' }));
  await userEvent.click(canvas.getByRole('tab', { name: 'Profile' }));
  await expect(canvas.getByLabelText('Full Name')).toHaveValue('Ada Lind');
});

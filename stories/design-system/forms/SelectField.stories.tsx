import preview from '../../../.storybook/preview.tsx';
import { forcedColours } from '../../../.storybook/modes.ts';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SelectField } from '../../../src/design-system/forms/SelectField.tsx';
import { booleanControl, selectControl } from '../../fixtures/controls.ts';
import { SELLER_CATEGORIES } from '../../../src/domain/seller-categories.ts';
import { withMaxWidth } from '../../fixtures/decorators.tsx';
import { LONG_NAME } from '../../fixtures/products.ts';
import { compareStates } from '../../fixtures/compare-states.tsx';

const options = [
  { value: 'electronics', label: 'Electronics' },
  { value: 'home', label: 'Home & Kitchen' },
  { value: 'books', label: 'Books & Media' },
];

const longOption = { value: 'long', label: LONG_NAME };

const meta = preview.meta({
  component: SelectField,
  parameters: {
    usage: {
      when: [
        'For a choice from a fixed list, e.g. countries or categories. It is a native `<select>`, with the native picker on phones. Label, error and description are those of [Field](?path=/docs/components-forms-field--docs).',
        'Set a `placeholder` if there is no sensible default.',
        'Set a default if most shoppers choose the same option.',
      ],
      whenNot: ['For navigation.', 'For a yes-or-no choice.'],
      screenReader: [
        'Reads as a combo box named by its label; its value is the selected option. The arrow is hidden.',
        'An invalid select has a focus ring: its line is thick already, and it has no caret.',
      ],
      content: [
        'Options: plain words in title case.',
        'Placeholder: an instruction, e.g. Select a category.',
        'A long option is cut off at the end of the field.',
      ],
    },
  },
  args: { label: 'Category', options, onChange: fn() },
  render: (args) => <SelectField key={String(args.defaultValue)} {...args} />,
  decorators: [withMaxWidth('24rem')],
  argTypes: {
    disabled: booleanControl,
    required: booleanControl,
    name: { control: false },
    value: { control: false },
    options: selectControl({
      'Three categories': options,
      'All categories of sellers': SELLER_CATEGORIES,
      'Long name': [longOption],
    }),
    defaultValue: selectControl({ None: undefined, Electronics: 'electronics', Books: 'books' }),
  },
});

export const Default = meta.story();

/** Without a change while pressed: a press gives it the focus. */
export const States = meta.story({
  decorators: compareStates({
    Selected: { defaultValue: 'books' },
    Description: { description: 'Shoppers can filter products by category.' },
    Invalid: { error: 'Please select a product category.' },
    'Invalid, focus': { error: 'Please select a product category.' },
    Disabled: { disabled: true },
  }),
  parameters: forcedColours(),
});

export const WithPlaceholder = meta.story({
  args: { placeholder: 'Select a category' },
});

export const WithError = meta.story({
  args: { placeholder: 'Select a category', error: 'Please select a product category.' },
});

export const LongName = meta.story({
  args: { options: [longOption] },
  globals: { viewport: { value: 'narrow' } },
});

WithError.test(
  'has a line in the colour of its error; on focus a thicker one, a ring, and a label in ink',
  async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    const { borderBottomColor: accent } = getComputedStyle(select);
    const { color: ink } = getComputedStyle(document.body);
    await expect(accent).not.toBe(ink);
    await userEvent.tab();
    await expect(select).toHaveStyle({ outlineStyle: 'solid' });
    await waitFor(() => expect(canvas.getByText('Category')).toHaveStyle({ color: ink }));
    await waitFor(() => expect(select).toHaveStyle({ boxShadow: `${accent} 0px 2px 0px 0px` }));
  },
);

import preview from '../../../.storybook/preview.tsx';
import { longTexts } from '../../../.storybook/modes.ts';
import { expect, fn, userEvent } from 'storybook/test';
import { CategoryList } from '../../../src/design-system/commerce/CategoryList.tsx';
import { selectControl } from '../../fixtures/controls.ts';
import { withMaxWidth } from '../../fixtures/decorators.tsx';
import { LONG_NAME } from '../../fixtures/products.ts';
import { stateful } from '../../fixtures/stateful.tsx';
import { compareStates } from '../../fixtures/compare-states.tsx';

const categories = [
  { category: 'Lighting', count: 1 },
  { category: 'Electronics', count: 2 },
  { category: 'Kitchen', count: 1 },
  { category: 'Stationery', count: 2 },
  { category: 'Home', count: 2 },
];

const meta = preview.meta({
  component: CategoryList<string>,
  parameters: {
    usage: {
      when: 'To filter a list by one of up to ten categories, with the counts beside it or in a sheet.',
      whenNot: 'For pages: use SideMenu. For a choice in a form: use SelectField.',
      screenReader:
        'A list of toggle buttons; the selected one is announced as pressed. The counts are not read: the page announces the number of results.',
    },
  },
  args: {
    'aria-label': 'Category',
    categories,
    value: null,
    onValueChange: fn(),
  },
  argTypes: {
    categories: selectControl({
      'Five categories': categories,
      'Two categories': categories.slice(0, 2),
      'Long name': [{ category: LONG_NAME, count: 2 }, ...categories],
      None: [],
    }),
    value: selectControl({
      'All Categories': null,
      ...Object.fromEntries(categories.map(({ category }) => [category, category])),
    }),
  },
  render: stateful(CategoryList<string>, { onValueChange: (value) => ({ value }) }),
  decorators: [withMaxWidth('18rem')],
});

export const Default = meta.story({ parameters: longTexts });

export const States = meta.story({
  decorators: compareStates(),
});

export const Selected = meta.story({ args: { value: 'Stationery' } });

export const ThreeDigitCount = meta.story({
  args: { categories: [{ category: 'Lighting', count: 480 }] },
});

export const LongName = meta.story({
  args: { categories: [{ category: LONG_NAME, count: 2 }], value: LONG_NAME },
});

Default.test('selects a category, and all', async ({ args, canvas }) => {
  for (const [name, value] of [
    ['Kitchen', 'Kitchen'],
    ['All Categories', null],
  ] as const) {
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(value);
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(name);
  }
  await expect(args.onValueChange).toHaveBeenCalledTimes(2);
});

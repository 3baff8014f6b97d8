import preview from '../../../.storybook/preview.tsx';
import { forcedColours } from '../../../.storybook/modes.ts';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from '../../../src/design-system/forms/SearchField.tsx';
import { booleanControl, textControl } from '../../fixtures/controls.ts';
import { withMaxWidth } from '../../fixtures/decorators.tsx';
import { LONG_NAME } from '../../fixtures/products.ts';
import { stateful } from '../../fixtures/stateful.tsx';
import { compareStates } from '../../fixtures/compare-states.tsx';

const meta = preview.meta({
  component: SearchField,
  parameters: {
    usage: {
      when: 'To filter a list on the same page with each key. The page announces the number of results.',
      whenNot:
        'For a value of a form: use TextField. For a search with its own page of results: it has no submit.',
      keyboard: { Escape: 'Clears the text, except in Firefox' },
      screenReader:
        'A search field, named by its label. Clear search empties it, and the focus returns to the field.',
    },
  },
  args: {
    label: 'Search products...',
    value: '',
    onValueChange: fn(),
  },
  render: stateful(SearchField, { onValueChange: (value) => ({ value }) }),
  decorators: [withMaxWidth('20rem')],
  argTypes: { disabled: booleanControl, description: textControl },
});

export const Default = meta.story();

export const States = meta.story({
  decorators: compareStates({
    'With text': { value: 'lamp' },
    Description: { description: 'Searches names and descriptions.' },
    Disabled: { disabled: true },
  }),
  parameters: forcedColours(),
});

/** A disabled field cannot be cleared. */
export const DisabledWithText = meta.story({
  args: { disabled: true, value: 'lamp' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('lamp');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const LongName = meta.story({ args: { value: LONG_NAME } });

/** The focus moves to the field, to type the next search. */
Default.test('clears by button', { args: { value: 'lamp' } }, async ({ args, canvas }) => {
  const search = canvas.getByRole('searchbox');
  const clear = canvas.getByRole('button', { name: 'Clear search' });
  await expect(clear.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  await userEvent.click(clear);
  await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  await expect(args.onValueChange).toHaveBeenCalledWith('');
  await expect(search).toHaveValue('');
  await expect(search).toHaveFocus();
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
});

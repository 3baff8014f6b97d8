import preview from '../../../.storybook/preview.tsx';
import { fn } from 'storybook/test';
import { Form } from '../../../src/design-system/forms/Form.tsx';
import { TextField } from '../../../src/design-system/forms/TextField.tsx';
import { Button } from '../../../src/design-system/primitives/Button.tsx';
import { selectControl } from '../../fixtures/controls.ts';
import { withMaxWidth } from '../../fixtures/decorators.tsx';

const nameAndButton = (
  <>
    <TextField label="Full Name" name="fullName" required />
    <Button type="submit">Save Changes</Button>
  </>
);

const searchField = <TextField label="Search products" name="query" />;

const meta = preview.meta({
  component: Form,
  parameters: {
    usage: {
      when: [
        'Around every set of fields with a submit button, and around a search. Pages never render a plain `<form>`: before hydration the browser would submit it and put its fields into the URL.',
        'Repeat the heading above the form in `aria-label`.',
        'Set the role to `search` around a search.',
        'Validate the fields in `onSubmit`, and show an error below each invalid one.',
        'Place the submit button inside the form, or set its `form` attribute to the form’s `id`, like Place Order.',
      ],
      whenNot: [
        'With native validation: it is `noValidate`, so browsers show no error bubbles, and `onSubmit` gets invalid values too.',
        'With a submit button that is disabled until the form is complete: shoppers would not learn which fields are missing.',
      ],
      screenReader:
        'Reads as a form landmark named by `aria-label`, or as a search landmark with the role `search`.',
    },
  },
  args: {
    'aria-label': 'Personal Information',
    onSubmit: fn(),
    className: 'grid gap-y-8.5',
    children: nameAndButton,
  },
  decorators: [withMaxWidth('28rem')],
  argTypes: {
    children: selectControl({ 'Name and button': nameAndButton, Search: searchField }),
    role: selectControl({ form: undefined, search: 'search' }),
  },
});

export const Default = meta.story();

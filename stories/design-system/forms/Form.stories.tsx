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
  title: 'Components/Forms/Form',
  component: Form,
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
    className: { control: false },
  },
});

export const Default = meta.story();

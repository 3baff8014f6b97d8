import { Form } from '../../design-system/forms/Form.tsx';
import { TextField } from '../../design-system/forms/TextField.tsx';
import { Button } from '../../design-system/primitives/Button.tsx';
import { profileSchema, type Profile } from '../../domain/schemas/profile.ts';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { notify } from '../shared/toasts/notify.ts';
import { useSchemaForm } from '../shared/forms/use-schema-form.ts';

const sampleProfile: Profile = {
  fullName: 'Ines Moreau',
  email: 'ines@example.com',
  phone: '+1 (503) 555-0188',
  address: '204 Alder Street, Portland, OR 97205',
};

/** The Profile tab: prefilled and validated, but not stored (Rules: Account). */
export function ProfileForm() {
  const { field, form } = useSchemaForm(profileSchema, sampleProfile, save);

  return (
    <FormSection title="Personal Information">
      <Form
        aria-label="Personal Information"
        {...form}
        className="grid grid-cols-6 gap-x-gutter gap-y-8.5"
      >
        <TextField
          {...field('fullName')}
          required
          label="Full Name"
          autoComplete="name"
          className="col-span-6"
        />
        <TextField
          {...field('email')}
          required
          label="Email"
          type="email"
          autoComplete="email"
          className="col-span-6 tablet:col-span-3"
        />
        <TextField
          {...field('phone')}
          label="Phone Number"
          description="Optional"
          type="tel"
          autoComplete="tel"
          className="col-span-6 tablet:col-span-3"
        />
        <TextField
          {...field('address')}
          required
          label="Address"
          autoComplete="street-address"
          className="col-span-6"
        />
        <Button type="submit" className="col-span-6 tablet:justify-self-start">
          Save Changes
        </Button>
      </Form>
    </FormSection>
  );
}

function save(profile: Profile): void {
  console.info('Profile updated', profile);
  void notify({
    title: 'Profile Updated',
    description: 'Your profile information has been updated successfully.',
  });
}

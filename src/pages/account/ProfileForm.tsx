import { Button } from '../../design-system/primitives/Button.tsx';
import { profileSchema, type Profile } from '../../domain/schemas/profile.ts';
import { SchemaForm, type SchemaField } from '../../shared/forms/SchemaForm.tsx';
import { notify } from '../../shared/toasts/notify.tsx';
import { AccountSection } from './AccountSection.tsx';

const halfClass = 'col-span-6 tablet:col-span-3';

const fields: readonly SchemaField<Profile>[] = [
  { name: 'fullName', label: 'Full Name', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', className: halfClass },
  {
    name: 'phone',
    label: 'Phone Number',
    description: 'Optional',
    required: false,
    type: 'tel',
    autoComplete: 'tel',
    className: halfClass,
  },
  { name: 'address', label: 'Address', autoComplete: 'address-line1' },
];

const sampleProfile: Profile = {
  fullName: 'Ines Moreau',
  email: 'ines@example.com',
  phone: '+1 (503) 555-0188',
  address: '204 Alder Street, Portland, OR 97205',
};

/** The Profile tab: prefilled and validated, but not stored (Rules: Account). */
export function ProfileForm() {
  return (
    <AccountSection title="Personal Information">
      <SchemaForm
        label="Personal Information"
        schema={profileSchema}
        fields={fields}
        defaultValues={sampleProfile}
        onSubmit={save}
        staysFilled
      >
        <Button type="submit" className="col-span-6 tablet:justify-self-start">
          Save Changes
        </Button>
      </SchemaForm>
    </AccountSection>
  );
}

function save(profile: Profile): void {
  console.info('Profile updated', profile);
  void notify({
    title: 'Profile Updated',
    description: 'Your profile information has been updated successfully.',
  });
}

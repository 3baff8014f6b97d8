import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Form } from '../../design-system/forms/Form.tsx';
import { TextField } from '../../design-system/forms/TextField.tsx';
import { Button } from '../../design-system/primitives/Button.tsx';
import { profileSchema, type Profile } from '../../domain/schemas/profile.ts';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { notify } from '../shared/toasts/notify.ts';
import { useOncePerPress } from '../shared/forms/use-once-per-press.ts';

const sampleProfile: Profile = {
  fullName: 'Ines Moreau',
  email: 'ines@example.com',
  phone: '+1 (503) 555-0188',
  address: '204 Alder Street, Portland, OR 97205',
};

/** The Profile tab: pre-filled, checked, and saved nowhere (spec, sections 2 and 5). */
export function ProfileForm() {
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<Profile>({ resolver: zodResolver(profileSchema), defaultValues: sampleProfile });
  const saveOnce = useOncePerPress(save);

  return (
    <FormSection title="Personal Information">
      <Form
        aria-label="Personal Information"
        onSubmit={(event) => void handleSubmit(saveOnce)(event)}
        className="grid grid-cols-6 gap-x-gutter gap-y-8.5"
      >
        <TextField
          {...register('fullName')}
          required
          label="Full Name"
          autoComplete="name"
          error={errors.fullName?.message}
          className="col-span-6"
        />
        <TextField
          {...register('email')}
          required
          label="Email"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          className="col-span-6 desktop:col-span-3"
        />
        <TextField
          {...register('phone')}
          label="Phone Number"
          description="Optional"
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          className="col-span-6 desktop:col-span-3"
        />
        <TextField
          {...register('address')}
          required
          label="Address"
          autoComplete="street-address"
          error={errors.address?.message}
          className="col-span-6"
        />
        <Button type="submit" className="col-span-6 desktop:justify-self-start">
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

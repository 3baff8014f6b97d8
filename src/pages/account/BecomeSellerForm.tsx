import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Form } from '../../design-system/forms/Form.tsx';
import { SelectField } from '../../design-system/forms/SelectField.tsx';
import { TextAreaField } from '../../design-system/forms/TextAreaField.tsx';
import { TextField } from '../../design-system/forms/TextField.tsx';
import { Button } from '../../design-system/primitives/Button.tsx';
import {
  sellerApplicationSchema,
  type SellerApplication,
} from '../../domain/schemas/seller-application.ts';
import { SELLER_CATEGORIES } from '../../domain/schemas/seller-categories.ts';
import { useSeller } from '../../store/stores.tsx';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { notify } from '../shared/toasts/notify.ts';
import { useOncePerPress } from '../shared/forms/use-once-per-press.ts';

/** What an account holder fills in to become a seller (spec, sections 2 and 5). */
export function BecomeSellerForm() {
  const becomeSeller = useSeller((seller) => seller.becomeSeller);
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<SellerApplication>({
    resolver: zodResolver(sellerApplicationSchema),
    defaultValues: { businessName: '', businessDescription: '', taxId: '' },
  });

  const apply = useOncePerPress((application: SellerApplication) => {
    console.info('Seller account created', application);
    void notify({
      title: 'Seller Account Created',
      description: 'Your seller account has been created successfully.',
    });
    becomeSeller();
  });

  return (
    <FormSection title="Become a Seller">
      <p className="mb-9 text-lede text-pretty text-ink-2">
        Complete the form below to set up your seller account
      </p>
      <Form
        aria-label="Become a Seller"
        onSubmit={(event) => void handleSubmit(apply)(event)}
        className="grid gap-y-8.5"
      >
        <TextField
          {...register('businessName')}
          required
          label="Business Name"
          autoComplete="organization"
          error={errors.businessName?.message}
        />
        <TextAreaField
          {...register('businessDescription')}
          required
          label="Business Description"
          error={errors.businessDescription?.message}
        />
        <SelectField
          {...register('category')}
          required
          label="Business Category"
          placeholder="Select a category"
          options={SELLER_CATEGORIES}
          error={errors.category?.message}
        />
        <TextField
          {...register('taxId')}
          required
          label="Tax ID / Business Number"
          autoComplete="off"
          error={errors.taxId?.message}
        />
        <Button type="submit" className="desktop:justify-self-start">
          Create Seller Account
        </Button>
      </Form>
    </FormSection>
  );
}

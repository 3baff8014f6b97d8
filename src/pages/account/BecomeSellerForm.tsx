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
import { useSchemaForm } from '../shared/forms/use-schema-form.ts';

const emptyApplication = { businessName: '', businessDescription: '', taxId: '' };

/** Seller application form (Rules: Account). */
export function BecomeSellerForm() {
  const becomeSeller = useSeller((seller) => seller.becomeSeller);
  const apply = (application: SellerApplication) => {
    console.info('Seller account created', application);
    void notify({
      title: 'Seller Account Created',
      description: 'Your seller account has been created successfully.',
    });
    becomeSeller();
  };
  const { field, form } = useSchemaForm<SellerApplication, SellerApplication>(
    sellerApplicationSchema,
    emptyApplication,
    apply,
  );

  return (
    <FormSection title="Become a Seller">
      <p className="mb-9 text-lede text-pretty text-ink-2">
        Complete the form below to set up your seller account
      </p>
      <Form aria-label="Become a Seller" {...form} className="grid gap-y-8.5">
        <TextField
          {...field('businessName')}
          required
          label="Business Name"
          autoComplete="organization"
        />
        <TextAreaField {...field('businessDescription')} required label="Business Description" />
        <SelectField
          {...field('category')}
          required
          label="Business Category"
          placeholder="Select a category"
          options={SELLER_CATEGORIES}
        />
        <TextField
          {...field('taxId')}
          required
          label="Tax ID / Business Number"
          autoComplete="off"
        />
        <Button type="submit" className="tablet:justify-self-start">
          Create Seller Account
        </Button>
      </Form>
    </FormSection>
  );
}

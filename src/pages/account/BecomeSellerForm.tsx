import { Button } from '../../design-system/primitives/Button.tsx';
import {
  sellerApplicationSchema,
  type SellerApplication,
} from '../../domain/schemas/seller-application.ts';
import { SELLER_CATEGORIES } from '../../domain/seller-categories.ts';
import { useStores } from '../../store/stores.ts';
import { SchemaForm, type SchemaField } from '../../shared/forms/SchemaForm.tsx';
import { notify } from '../../shared/toasts/notify.tsx';
import { AccountSection } from './AccountSection.tsx';

const fields: readonly SchemaField<SellerApplication>[] = [
  { name: 'businessName', label: 'Business Name', autoComplete: 'organization' },
  { name: 'businessDescription', label: 'Business Description', rows: 3 },
  {
    name: 'category',
    label: 'Business Category',
    placeholder: 'Select a category',
    options: SELLER_CATEGORIES,
  },
  { name: 'taxId', label: 'Tax ID / Business Number', autoComplete: 'off' },
];

const emptyApplication = { businessName: '', businessDescription: '', taxId: '' };

/** Seller application form (Rules: Account). */
export function BecomeSellerForm() {
  const { seller } = useStores();
  const apply = (application: SellerApplication) => {
    console.info('Seller account created', application);
    void notify({
      title: 'Seller Account Created',
      description: 'Your seller account has been created successfully.',
    });
    seller.setState({ isSeller: true });
  };

  return (
    <AccountSection title="Become a Seller">
      <p className="mb-9 text-lede text-pretty text-ink-2">
        Complete the form below to set up your seller account
      </p>
      <SchemaForm
        label="Become a Seller"
        schema={sellerApplicationSchema}
        fields={fields}
        defaultValues={emptyApplication}
        onSubmit={apply}
      >
        <Button type="submit" className="col-span-6 tablet:justify-self-start">
          Create Seller Account
        </Button>
      </SchemaForm>
    </AccountSection>
  );
}

import { Form } from '../../../design-system/forms/Form.tsx';
import { SelectField } from '../../../design-system/forms/SelectField.tsx';
import { TextAreaField } from '../../../design-system/forms/TextAreaField.tsx';
import { TextField } from '../../../design-system/forms/TextField.tsx';
import { Button } from '../../../design-system/primitives/Button.tsx';
import { TextLink } from '../../../design-system/primitives/TextLink.tsx';
import { ImageField } from '../../../design-system/seller/ImageField.tsx';
import { SELLER_CATEGORIES } from '../../../domain/schemas/seller-categories.ts';
import {
  sellerProductSchema,
  type SellerProductInput,
  type SellerProductValues,
} from '../../../domain/schemas/seller-product.ts';
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts';
import { useSelectedImages } from './use-selected-images.ts';

/** The form's initial values: numbers as text, and optionally without a category. */
export type ProductFormValues = Omit<SellerProductInput, 'category'> &
  Partial<Pick<SellerProductInput, 'category'>>;

export interface ProductFormProps {
  /** The form's name for screen readers. */
  label: string;
  initialValues: ProductFormValues;
  submitText: string;
  cancelHref: string;
  /** Called with the values parsed by the schema. */
  onSave: (values: SellerProductValues) => void;
}

/** Form to add or edit a seller's product (Rules: Seller area). */
export function ProductForm({
  label,
  initialValues,
  submitText,
  cancelHref,
  onSave,
}: ProductFormProps) {
  const images = useSelectedImages(initialValues.images);
  const { field, form } = useSchemaForm<SellerProductInput, SellerProductValues>(
    sellerProductSchema,
    { ...initialValues, images: [] },
    (values) => {
      onSave({ ...values, images: images.selected.map(({ url }) => url) });
    },
  );

  return (
    <Form
      aria-label={label}
      {...form}
      className="grid grid-cols-6 gap-x-gutter gap-y-8.5 desktop:w-2/3"
    >
      <TextField {...field('name')} required label="Product Name" className="col-span-6" />
      <TextAreaField
        {...field('description')}
        required
        label="Description"
        className="col-span-6"
      />
      <TextField
        {...field('price')}
        required
        label="Price ($)"
        inputMode="decimal"
        className="col-span-3"
      />
      <TextField
        {...field('stock')}
        required
        label="Stock Quantity"
        inputMode="numeric"
        className="col-span-3"
      />
      <SelectField
        {...field('category')}
        required
        label="Category"
        placeholder="Select a category"
        options={SELLER_CATEGORIES}
        className="col-span-6"
      />
      <ImageField
        label="Product Images"
        images={images.selected}
        errors={images.errors}
        onAdd={images.add}
        onRemove={images.remove}
        className="col-span-6"
      />
      <div className="col-span-6 flex flex-wrap items-center gap-x-8 gap-y-2">
        <Button type="submit" className="max-tablet:w-full">
          {submitText}
        </Button>
        <TextLink href={cancelHref}>Cancel</TextLink>
      </div>
    </Form>
  );
}

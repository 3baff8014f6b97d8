import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
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
import { useChosenImages } from './use-chosen-images.ts';

/** What the form holds while it is filled in: texts as they are typed, no category yet. */
export type ProductFormValues = Omit<SellerProductInput, 'category'> &
  Partial<Pick<SellerProductInput, 'category'>>;

export interface ProductFormProps {
  /** The form's name for screen readers. */
  label: string;
  initialValues: ProductFormValues;
  submitText: string;
  cancelHref: string;
  /** Called once, with the values as the schema parsed them. */
  onSave: (values: SellerProductValues) => void;
}

/** The form of a seller's product, to create and to edit (spec, sections 2 and 5). */
export function ProductForm({
  label,
  initialValues,
  submitText,
  cancelHref,
  onSave,
}: ProductFormProps) {
  const images = useChosenImages(initialValues.images);
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<SellerProductInput, unknown, SellerProductValues>({
    // Parsed asynchronously, the price and the stock would come last in the logged values.
    resolver: zodResolver(sellerProductSchema, undefined, { mode: 'sync' }),
    defaultValues: { ...initialValues, images: [] },
  });

  // The form stays on screen until the next page is there; a second press of the button waits with it.
  const isSaved = useRef(false);
  const save = (values: SellerProductValues) => {
    if (isSaved.current) return;
    isSaved.current = true;
    onSave({ ...values, images: images.chosen.map(({ address }) => address) });
  };

  return (
    <Form
      aria-label={label}
      onSubmit={(event) => void handleSubmit(save)(event)}
      className="grid grid-cols-6 gap-x-gutter gap-y-8.5 desktop:w-2/3"
    >
      <TextField
        {...register('name')}
        required
        label="Product Name"
        error={errors.name?.message}
        className="col-span-6"
      />
      <TextAreaField
        {...register('description')}
        required
        label="Description"
        error={errors.description?.message}
        className="col-span-6"
      />
      <TextField
        {...register('price')}
        required
        label="Price ($)"
        inputMode="decimal"
        error={errors.price?.message}
        className="col-span-3"
      />
      <TextField
        {...register('stock')}
        required
        label="Stock Quantity"
        inputMode="numeric"
        error={errors.stock?.message}
        className="col-span-3"
      />
      <SelectField
        {...register('category')}
        required
        label="Category"
        placeholder="Select a category"
        options={SELLER_CATEGORIES}
        error={errors.category?.message}
        className="col-span-6"
      />
      <ImageField
        label="Product Images"
        images={images.chosen}
        errors={images.errors}
        onAdd={images.add}
        onRemove={images.remove}
        className="col-span-6"
      />
      <div className="col-span-6 flex flex-wrap items-center gap-x-8 gap-y-2">
        <Button type="submit" className="max-desktop:w-full">
          {submitText}
        </Button>
        <TextLink href={cancelHref}>Cancel</TextLink>
      </div>
    </Form>
  );
}

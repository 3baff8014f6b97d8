import { useNavigate } from 'react-router-dom';
import { products } from '../../../catalogue/catalogue.ts';
import { Button } from '../../../design-system/primitives/Button.tsx';
import { TextLink } from '../../../design-system/primitives/TextLink.tsx';
import { ImageField } from '../../../design-system/seller/ImageField.tsx';
import { SELLER_CATEGORIES } from '../../../domain/seller-categories.ts';
import {
  sellerProductSchema,
  type SellerProductInput,
  type SellerProductValues,
} from '../../../domain/schemas/seller-product.ts';
import { paths } from '../../../paths.ts';
import { SchemaForm, type SchemaField } from '../../../shared/forms/SchemaForm.tsx';
import { notify } from '../../../shared/toasts/notify.tsx';
import { useSelectedImages } from './use-selected-images.ts';

const halfClass = 'col-span-3';

const fields: readonly SchemaField<SellerProductInput>[] = [
  { name: 'name', label: 'Product Name' },
  { name: 'description', label: 'Description', rows: 3 },
  { name: 'price', label: 'Price ($)', inputMode: 'decimal', className: halfClass },
  { name: 'stock', label: 'Stock Quantity', inputMode: 'numeric', className: halfClass },
  {
    name: 'category',
    label: 'Category',
    placeholder: 'Select a category',
    options: SELLER_CATEGORIES,
  },
];

const emptyProduct = { name: '', description: '', price: '', stock: '' };

/** Initial values of Edit, the same for every id: seller products are not stored (Rules: Seller area). */
const sampleProduct: SellerProductInput = {
  name: 'Linen Desk Mat',
  description: 'Undyed linen on wool felt, bound all around in saddle-stitched leather.',
  price: '64.00',
  stock: '12',
  category: 'home',
};
const sampleImages = products.slice(3, 4).map(({ images }) => images[0]);

interface ProductFormProps {
  id?: string | undefined;
}

/** `/seller/add-product` and `/seller/edit-product/{id}`. */
export function ProductFormPage({ id }: ProductFormProps) {
  // Back can navigate from one product directly to another.
  return <ProductForm key={id} id={id} />;
}

function ProductForm({ id }: ProductFormProps) {
  const navigate = useNavigate();
  const isEdit = id !== undefined;
  const title = isEdit ? 'Edit Product' : 'Add New Product';
  const images = useSelectedImages(isEdit ? sampleImages : []);

  const save = (values: SellerProductValues) => {
    images.discard();
    const act = isEdit ? 'updated' : 'created';
    console.info(`Product ${act}`, { ...values, images: images.selected.map(({ url }) => url) });
    void notify({
      title: isEdit ? 'Product Updated' : 'Product Created',
      description: `Your product has been ${act} successfully.`,
      isAtBottom: true,
    }).then(() => navigate(paths.sellerProducts.href()));
  };

  return (
    <>
      <h1 className="page-heading">{title}</h1>
      <div className="desktop:w-[calc((200%-var(--spacing-gutter))/3)]">
        <SchemaForm
          label={title}
          schema={sellerProductSchema}
          fields={fields}
          defaultValues={isEdit ? sampleProduct : emptyProduct}
          onSubmit={save}
          onCancel={images.discard}
        >
          <ImageField
            label="Product Images"
            images={images.selected}
            errors={images.errors}
            onAdd={images.add}
            onRemove={images.remove}
            className="col-span-6"
          />
          <div className="col-span-6 flex flex-wrap items-center gap-x-8 gap-y-2 max-tablet:justify-center">
            <Button type="submit" className="max-tablet:w-full">
              {isEdit ? 'Update Product' : 'Create Product'}
            </Button>
            <TextLink href={paths.sellerProducts.href()}>Cancel</TextLink>
          </div>
        </SchemaForm>
      </div>
    </>
  );
}

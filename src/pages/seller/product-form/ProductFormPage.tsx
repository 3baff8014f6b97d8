import { useNavigate } from 'react-router-dom';
import { products } from '../../../catalogue/catalogue.ts';
import type { SellerProductValues } from '../../../domain/schemas/seller-product.ts';
import { paths } from '../../../paths.ts';
import { notify } from '../../shared/toasts/notify.ts';
import { SellerHeading } from '../SellerHeading.tsx';
import { ProductForm, type ProductFormValues } from './ProductForm.tsx';

const emptyProduct: ProductFormValues = {
  name: '',
  description: '',
  price: '',
  stock: '',
  images: [],
};

/** Initial values of Edit, the same for every id: seller products are not stored (Rules: Seller area). */
const sampleProduct: ProductFormValues = {
  name: 'Linen Desk Mat',
  description: 'Undyed linen on wool felt, bound all around in saddle-stitched leather.',
  price: '64.00',
  stock: '12',
  category: 'home',
  images: products.slice(3, 4).map(({ images }) => images[0]),
};

/** `/seller/add-product` and `/seller/edit-product/{id}`. */
export function ProductFormPage({ id }: { id?: string | undefined }) {
  const navigate = useNavigate();
  const isEdit = id !== undefined;
  const title = isEdit ? 'Edit Product' : 'Add New Product';

  const save = (values: SellerProductValues) => {
    console.info(isEdit ? 'Product updated' : 'Product created', values);
    void notify(
      isEdit
        ? {
            title: 'Product Updated',
            description: 'Your product has been updated successfully.',
          }
        : {
            title: 'Product Created',
            description: 'Your product has been created successfully.',
          },
    );
    void navigate(paths.sellerProducts.href());
  };

  return (
    <>
      <SellerHeading>{title}</SellerHeading>
      <ProductForm
        key={id}
        label={title}
        initialValues={isEdit ? sampleProduct : emptyProduct}
        submitText={isEdit ? 'Update Product' : 'Create Product'}
        cancelHref={paths.sellerProducts.href()}
        onSave={save}
      />
    </>
  );
}

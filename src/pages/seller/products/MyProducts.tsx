import { useRef, useState } from 'react';
import { announce } from '../../../design-system/announce.ts';
import { SearchField } from '../../../design-system/forms/SearchField.tsx';
import { EmptyState } from '../../../design-system/layout/EmptyState.tsx';
import { Button, ButtonLink } from '../../../design-system/primitives/Button.tsx';
import { PlusIcon } from '../../../design-system/primitives/icons.tsx';
import { SellerProductTable } from '../../../design-system/seller/SellerProductTable.tsx';
import { MAX_QUERY_LENGTH } from '../../../domain/commerce-constants.ts';
import { pluralize } from '../../../domain/pluralize.ts';
import { searchSellerProducts, type SellerProduct } from '../../../domain/seller-product.ts';
import { paths } from '../../../paths.ts';
import { photographs } from '../../../catalogue/photographs.ts';
import { notify } from '../../../shared/toasts/notify.tsx';
import { useListFocus } from '../../../shared/use-list-focus.ts';

export interface MyProductsProps {
  /** The list before any deletion. Deleted products are removed from the screen only. */
  initialProducts: readonly SellerProduct[];
}

/** A seller's products: search, Add Product, and a table or an empty state. */
export function MyProducts({ initialProducts }: MyProductsProps) {
  const [deletedIds, setDeletedIds] = useState<readonly string[]>([]);
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);

  const products = initialProducts.filter(({ id }) => !deletedIds.includes(id));
  const found = searchSellerProducts(products, query);
  useListFocus(list, found);

  const deleteProduct = (id: string) => {
    const name = found.find((product) => product.id === id)?.name ?? '';
    setDeletedIds([...deletedIds, id]);
    const onUndo = () => {
      setDeletedIds((current) => current.filter((other) => other !== id));
      announce(`Restored ${name}`);
    };
    void notify({ title: `Deleted ${name}`, onUndo });
  };

  const searchFor = (nextQuery: string) => {
    const count = searchSellerProducts(products, nextQuery).length;
    setQuery(nextQuery);
    if (products.length > 0) announce(`${pluralize(count, 'product')} found`);
  };

  return (
    <>
      <div className="mb-9 grid items-end gap-y-6 tablet:min-h-control tablet:grid-cols-12 tablet:gap-x-gutter desktop:grid-cols-9 desktop:mb-14">
        <SearchField
          ref={search}
          label="Search products..."
          maxLength={MAX_QUERY_LENGTH}
          value={query}
          onValueChange={searchFor}
          className="tablet:col-span-5"
        />
        {/* The empty state has its own. */}
        {products.length > 0 && (
          <ButtonLink
            href={paths.sellerAddProduct.href()}
            className="tablet:col-[6/-1] tablet:justify-self-end"
          >
            <PlusIcon />
            Add Product
          </ButtonLink>
        )}
      </div>
      <div ref={list}>
        {found.length > 0 && (
          <SellerProductTable
            products={found}
            getEditHref={paths.sellerEditProduct.href}
            onDelete={deleteProduct}
          />
        )}
        {found.length === 0 && products.length > 0 && (
          <EmptyState
            title="No products found"
            text="No product of yours has that in its name."
            action={
              <Button
                onClick={() => {
                  searchFor('');
                  search.current?.focus();
                }}
              >
                Clear Search
              </Button>
            }
          />
        )}
        {products.length === 0 && (
          <EmptyState
            photograph={photographs['cups-shadow']}
            title="No products yet"
            text="Get started by adding your first product"
            action={<ButtonLink href={paths.sellerAddProduct.href()}>Add Product</ButtonLink>}
          />
        )}
      </div>
    </>
  );
}

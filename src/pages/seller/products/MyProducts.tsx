import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SearchField } from '../../../design-system/forms/SearchField.tsx';
import { EmptyState } from '../../../design-system/layout/EmptyState.tsx';
import { Button, ButtonLink } from '../../../design-system/primitives/Button.tsx';
import { PlusIcon } from '../../../design-system/primitives/icons.tsx';
import { SellerProductTable } from '../../../design-system/seller/SellerProductTable.tsx';
import { pluralize } from '../../../domain/pluralize.ts';
import { searchSellerProducts, type SellerProduct } from '../../../domain/seller-product.ts';
import { paths } from '../../../paths.ts';
import { focusHeading } from '../../shared/focus-heading.ts';

export interface MyProductsProps {
  /** The initial list. Deleted products are removed from the screen only. */
  initialProducts: readonly SellerProduct[];
}

/** A seller's products: search, Add Product, and a table or an empty state. */
export function MyProducts({ initialProducts }: MyProductsProps) {
  const [products, setProducts] = useState(initialProducts);
  const [query, setQuery] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);

  const found = searchSellerProducts(products, query);

  const deleteProduct = (id: string) => {
    const row = found.findIndex((product) => product.id === id);
    flushSync(() => {
      setProducts(products.filter((product) => product.id !== id));
      setAnnouncement(`Deleted ${found[row]?.name ?? ''}`);
    });
    focusNear(row);
  };

  const searchFor = (nextQuery: string) => {
    const count = searchSellerProducts(products, nextQuery).length;
    setQuery(nextQuery);
    if (products.length > 0) {
      setAnnouncement(`${pluralize(count, 'product')} found`);
    }
  };

  /** Focuses Edit of the row after a deleted one, else of the last one, else the empty state's heading. */
  const focusNear = (row: number) => {
    const links = list.current?.querySelectorAll('tbody a') ?? [];
    const next = links[Math.min(row, links.length - 1)];
    if (next instanceof HTMLElement) next.focus();
    else focusHeading(list.current?.querySelector('h2'));
  };

  return (
    <>
      <div className="mb-9 grid items-end gap-y-6 tablet:grid-cols-9 tablet:gap-x-gutter desktop:mb-14">
        <SearchField
          ref={search}
          label="Search products..."
          value={query}
          onValueChange={searchFor}
          className="tablet:col-span-5"
        />
        <ButtonLink
          href={paths.sellerAddProduct.href()}
          className="tablet:col-[6/-1] tablet:justify-self-end"
        >
          <PlusIcon />
          Add Product
        </ButtonLink>
      </div>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <div ref={list}>
        {found.length > 0 && (
          <SellerProductTable
            products={found}
            editHref={paths.sellerEditProduct.href}
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
            title="No products yet"
            text="Get started by adding your first product"
            action={<ButtonLink href={paths.sellerAddProduct.href()}>Add Product</ButtonLink>}
          />
        )}
      </div>
    </>
  );
}

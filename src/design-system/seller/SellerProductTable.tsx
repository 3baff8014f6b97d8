// Explicit roles: with `display: grid` or `block` some browsers drop the implicit roles of a table.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label */
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { toCents } from '../../domain/money.ts';
import type { SellerProduct } from '../../domain/seller-product.ts';
import { ProductThumbnail } from '../commerce/ProductThumbnail.tsx';
import { Price } from '../commerce/Price.tsx';
import { TextButton, TextLink } from '../primitives/TextLink.tsx';
import { StockStatus } from './StockStatus.tsx';

export interface SellerProductTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** The products in display order. */
  products: readonly SellerProduct[];
  /** Returns the URL that Edit links to, by product id. */
  getEditHref: (id: string) => string;
  /** Called with a product's id when Delete is pressed. */
  onDelete: (id: string) => void;
}

/** Title and alignment of each column. */
const columns = [
  ['Product', 'text-left'],
  ['Price', 'text-right'],
  ['Stock', 'text-right tablet:pl-4'],
  ['Status', 'text-left tablet:pl-10 desktop:pl-16'],
  ['Actions', 'text-right tablet:pl-4'],
] as const;

/** A seller's products with price, stock and status. Renders a `<table>`. */
export function SellerProductTable({
  products,
  getEditHref,
  onDelete,
  className,
  ...rest
}: SellerProductTableProps) {
  return (
    <table
      role="table"
      aria-label="My products"
      {...rest}
      className={cx(
        'block w-full border-collapse text-ui max-tablet:border-t max-tablet:border-ink tablet:table',
        className,
      )}
    >
      <thead role="rowgroup" className="max-tablet:sr-only">
        <tr role="row">
          {columns.map(([title, alignment]) => (
            <th
              key={title}
              role="columnheader"
              scope="col"
              className={cx('border-b border-ink pb-3 label-caps', alignment)}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block tablet:table-row-group">
        {products.map(({ id, name, image, price, stock }) => (
          <tr
            key={id}
            role="row"
            className="grid grid-cols-[--spacing(18)_minmax(0,1fr)_auto] grid-rows-[auto_1fr_auto] gap-x-4 border-b border-line py-4 max-tablet:text-small tablet:table-row tablet:*:py-3.5"
          >
            <td
              role="cell"
              className="col-span-2 row-span-3 grid grid-cols-subgrid grid-rows-subgrid items-start font-ui max-tablet:col-start-1 max-tablet:row-start-1 tablet:flex tablet:items-center tablet:gap-5"
            >
              <ProductThumbnail
                image={image || undefined}
                className="row-span-3 rounded-image tablet:w-14 tablet:flex-none"
              />
              <span className="col-start-2 row-start-1 row-end-3 wrap-anywhere">{name}</span>
            </td>
            <td
              role="cell"
              className="text-right font-ui max-tablet:col-start-3 max-tablet:row-start-1 tablet:font-regular"
            >
              <Price cents={toCents(price)} />
            </td>
            <td
              role="cell"
              className="text-right figures tablet:pl-4 max-tablet:col-start-3 max-tablet:row-start-2 max-tablet:text-ink-2"
            >
              <span aria-hidden="true" className="tablet:hidden">
                Stock{' '}
              </span>
              {stock}
            </td>
            <td
              role="cell"
              className="self-end text-right max-tablet:col-start-3 max-tablet:row-start-3 max-tablet:leading-11 tablet:pl-10 tablet:text-left desktop:pl-16"
            >
              <StockStatus stock={stock} />
            </td>
            <td
              role="cell"
              className="col-start-2 row-start-3 self-end text-left tablet:pl-4 tablet:text-right"
            >
              <span className="inline-flex gap-5.5">
                <TextLink size="small" href={getEditHref(id)}>
                  Edit<span className="sr-only"> {name}</span>
                </TextLink>
                <TextButton
                  size="small"
                  isMuted
                  onClick={() => {
                    onDelete(id);
                  }}
                >
                  Delete<span className="sr-only"> {name}</span>
                </TextButton>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

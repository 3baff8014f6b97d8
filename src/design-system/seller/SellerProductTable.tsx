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
  ['Stock', 'text-right'],
  ['Status', 'text-left desktop:pl-16'],
  ['Actions', 'text-right'],
] as const;

/** A seller's products; below desktop each row is a grid of three lines. Renders a `<table>`. */
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
        'block w-full border-collapse text-ui max-desktop:rule-top-ink desktop:table',
        className,
      )}
    >
      <thead role="rowgroup" className="max-desktop:sr-only">
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
      <tbody role="rowgroup" className="block desktop:table-row-group">
        {products.map(({ id, name, image, price, stock }) => (
          <tr
            key={id}
            role="row"
            className="grid grid-cols-[--spacing(18)_minmax(0,1fr)_auto] grid-rows-[auto_1fr_auto] gap-x-4 py-4 rule-bottom-hair max-desktop:text-small desktop:table-row desktop:*:py-3.5"
          >
            <td
              role="cell"
              className="col-span-2 row-span-3 grid grid-cols-subgrid grid-rows-subgrid items-start font-ui max-desktop:col-start-1 max-desktop:row-start-1 desktop:flex desktop:items-center desktop:gap-5"
            >
              <ProductThumbnail
                image={image || undefined}
                className="row-span-3 rounded-image desktop:w-14 desktop:flex-none"
              />
              <span className="col-start-2 row-start-1 row-end-3 [overflow-wrap:anywhere]">
                {name}
              </span>
            </td>
            <td
              role="cell"
              className="text-right font-ui max-desktop:col-start-3 max-desktop:row-start-1 desktop:font-regular"
            >
              <Price cents={toCents(price)} />
            </td>
            <td
              role="cell"
              className="text-right figures max-desktop:col-start-3 max-desktop:row-start-2 max-desktop:text-ink-2"
            >
              <span aria-hidden="true" className="desktop:hidden">
                Stock{' '}
              </span>
              {stock}
            </td>
            <td
              role="cell"
              className="self-end text-right max-desktop:col-start-3 max-desktop:row-start-3 max-desktop:leading-11 desktop:pl-16 desktop:text-left"
            >
              <StockStatus stock={stock} />
            </td>
            <td
              role="cell"
              className="col-start-2 row-start-3 self-end text-left desktop:text-right"
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

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { CartLine } from '../../domain/cart.ts';
import { toCents } from '../../domain/money.ts';
import { lineTotal } from '../../domain/order-totals.ts';
import type { Photograph } from '../../domain/photograph.ts';
import { Price } from './Price.tsx';
import { ProductThumbnail } from './ProductThumbnail.tsx';

export interface SummaryLinesProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The lines of the order, each with the product's photograph or a same-origin image path. */
  lines: readonly { line: CartLine; image?: Photograph | string | undefined }[];
}

/** Compact list of the ordered products, for an order summary. Renders a `<ul>`. */
export function SummaryLines({ lines, className, ...rest }: SummaryLinesProps) {
  return (
    <ul {...rest} className={cx('mt-5 grid gap-4 border-b border-line pb-4', className)}>
      {lines.map(({ line, image }) => (
        <li
          key={line.id}
          className="grid grid-cols-[--spacing(14)_minmax(0,1fr)] items-center gap-3.5 text-small"
        >
          <ProductThumbnail image={image} className="rounded-control" />
          <span className="flex flex-wrap items-center gap-x-3.5 wrap-anywhere">
            <span className="flex-1 basis-24">
              {line.name}
              <span className="block text-caption text-ink-2 figures">
                <span>{`${line.quantity} × `}</span>
                <Price cents={toCents(line.price)} />
              </span>
            </span>
            <Price cents={lineTotal(line)} className="ml-auto" />
          </span>
        </li>
      ))}
    </ul>
  );
}

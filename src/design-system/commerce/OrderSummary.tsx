import { cx } from 'class-variance-authority';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { formatMoney } from '../../domain/money.ts';
import type { OrderTotals } from '../../domain/order-totals.ts';

export interface OrderSummaryProps extends ComponentProps<'section'> {
  /** The amounts, from `calculateOrderTotals`. */
  totals: OrderTotals;
  /** The ordered products, above the amounts. */
  lines?: ReactNode;
  /** The call to action, below the total. */
  children?: ReactNode;
  /** Whether the total and the call to action stick to the bottom of a phone's screen. The section is
   * then `display: contents` there, and its parts are flex items of the parent.
   * @default false */
  isSticky?: boolean;
}

/**
 * Subtotal, shipping, tax and total of an order. Renders a `<section>` with one `<dl>` for the
 * amounts and one for the total.
 */
export function OrderSummary({
  totals,
  lines,
  children,
  isSticky = false,
  className,
  ...rest
}: OrderSummaryProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      {...rest}
      className={cx(isSticky && 'max-tablet:contents', className)}
    >
      <div className="border-t border-ink pt-4.5 pb-3.5 landscape-phone:pb-1">
        <h2 id={headingId} className="text-h3">
          Order Summary
        </h2>
        {lines}
        <dl className={cx('text-ui figures landscape-phone:mt-2', lines ? 'mt-3' : 'mt-5.5')}>
          <SummaryRow term="Subtotal" amount={formatMoney(totals.subtotal)} />
          <SummaryRow
            term="Shipping"
            amount={totals.shipping === 0 ? 'Free' : formatMoney(totals.shipping)}
          />
          <SummaryRow term="Tax" amount={formatMoney(totals.tax)} />
        </dl>
      </div>
      <div className={cx(isSticky && 'sticky-actions')}>
        <dl className="border-t border-line pt-4.5 text-ui figures landscape-phone:pt-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt>Total</dt>
            <dd className="ml-auto text-right text-total wrap-anywhere">
              {formatMoney(totals.total)}
            </dd>
          </div>
        </dl>
        {children}
      </div>
    </section>
  );
}

function SummaryRow({ term, amount }: { term: string; amount: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.75 landscape-phone:py-0.75">
      <dt className="text-ink-2">{term}</dt>
      <dd className="ml-auto text-right wrap-anywhere">{amount}</dd>
    </div>
  );
}

import { cx } from 'class-variance-authority';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { formatMoney, type Cents } from '../../domain/money.ts';
import type { OrderTotals } from '../../domain/order-totals.ts';

export interface OrderSummaryProps extends ComponentProps<'section'> {
  /** Computed once, in the domain; the summary only writes it down. */
  totals: OrderTotals;
  /** What is ordered, above the figures. */
  lines?: ReactNode;
  /** The next step, below the total. */
  children?: ReactNode;
  /** Whether the total and the next step stay at the foot of a narrow screen while what stands before
   * the summary is scrolled through. Its parts are then laid out by the column that it stands in.
   * @default false */
  isSticky?: boolean;
}

/**
 * Subtotal, shipping, tax and total of an order. Renders a `<section>` with a `<dl>` of the parts and
 * one of the total.
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
      {...rest}
      aria-labelledby={headingId}
      className={cx(isSticky && 'max-desktop:contents', className)}
    >
      <div className="pt-4.5 pb-3.5 rule-ink">
        <h2 id={headingId} className="text-h3">
          Order Summary
        </h2>
        {lines}
        <dl className={cx('text-ui figures', lines ? 'mt-3' : 'mt-5.5')}>
          <SummaryRow term="Subtotal" cents={totals.subtotal} />
          <SummaryRow term="Shipping" cents={totals.shipping} zero="Free" />
          <SummaryRow term="Tax" cents={totals.tax} />
        </dl>
      </div>
      <div className={cx(isSticky && 'sticky-actions')}>
        <dl className="border-t border-line pt-4.5 text-ui figures">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt>Total</dt>
            <dd className="ml-auto text-right text-total [overflow-wrap:anywhere]">
              {formatMoney(totals.total)}
            </dd>
          </div>
        </dl>
        {children}
      </div>
    </section>
  );
}

function SummaryRow({ term, cents, zero }: { term: string; cents: Cents; zero?: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.75">
      <dt className="text-ink-2">{term}</dt>
      <dd className="ml-auto text-right [overflow-wrap:anywhere]">
        {cents === 0 && zero !== undefined ? zero : formatMoney(cents)}
      </dd>
    </div>
  );
}

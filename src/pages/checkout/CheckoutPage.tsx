import { cx } from 'class-variance-authority';
import { useLayoutEffect, useRef, type SubmitEvent } from 'react';
import { Navigate } from 'react-router-dom';
import { OrderSummary } from '../../design-system/commerce/OrderSummary.tsx';
import { SummaryLines } from '../../design-system/commerce/SummaryLines.tsx';
import { Form } from '../../design-system/forms/Form.tsx';
import { Button } from '../../design-system/primitives/Button.tsx';
import { toCheckoutDetails } from '../../domain/checkout.ts';
import { calculateOrderTotals } from '../../domain/order-totals.ts';
import { paths } from '../../paths.ts';
import { useCart, useOrder } from '../../store/stores.tsx';
import { useHydrated } from '../../store/use-hydrated.ts';
import { findCartLineImage } from '../shared/cart/cart-line-image.ts';
import { announce } from '../../design-system/announce.ts';
import { PageHead } from '../shared/head/PageHead.tsx';
import { SummaryColumns } from '../shared/SummaryColumns.tsx';
import { useConstraintErrors } from '../shared/forms/use-constraint-errors.ts';
import { CheckoutFields } from './CheckoutFields.tsx';

const FORM_ID = 'checkout';

/** `/checkout`: the form beside the order summary (Rules: Checkout). */
export function CheckoutPage() {
  const lines = useCart((cart) => cart.lines);
  // The cart is empty until then: no redirect yet, and the summary is hidden without a layout shift.
  const isHydrated = useHydrated();
  const { phase, ordered, details, placeOrder, saveDetails } = useOrder((order) => order);
  const { errors, reportInvalid, revalidate } = useConstraintErrors();
  const form = useRef<HTMLFormElement>(null);

  // Read from the DOM on unmount: password managers may fill in values without an event.
  useLayoutEffect(() => {
    const { current } = form;
    return () => {
      if (current) saveDetails(toCheckoutDetails(new FormData(current)));
    };
  }, [saveDetails]);

  const isIdle = phase === 'idle';
  if (isHydrated && lines.length === 0 && isIdle)
    return <Navigate to={paths.cart.href()} replace />;

  const shownLines = isIdle ? lines : ordered;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isIdle || reportInvalid(event.currentTarget)) return;
    placeOrder(lines);
    announce('Processing your order');
  };

  return (
    <div className="wrap pt-head">
      <PageHead title="Checkout | ESSENCE" path={paths.checkout.href()} noindex />
      <h1 className="pt-page-top pb-page-head heading-1">Checkout</h1>
      <SummaryColumns
        summary={
          <OrderSummary
            totals={calculateOrderTotals(shownLines)}
            lines={
              <SummaryLines
                lines={shownLines.map((line) => ({ line, ...findCartLineImage(line) }))}
              />
            }
            className={isHydrated ? undefined : 'invisible'}
          >
            <Button
              type="submit"
              form={FORM_ID}
              isFullWidth
              aria-disabled={!isIdle}
              className={cx('mt-6', !isIdle && 'processing-line')}
            >
              {isIdle ? 'Place Order' : 'Processing...'}
            </Button>
          </OrderSummary>
        }
      >
        <Form
          ref={form}
          id={FORM_ID}
          aria-label="Checkout"
          onSubmit={submit}
          onInput={revalidate}
          onBlur={revalidate}
        >
          <CheckoutFields errors={errors} details={details} />
        </Form>
      </SummaryColumns>
    </div>
  );
}

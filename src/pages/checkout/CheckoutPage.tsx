import { useEffect, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { OrderSummary } from '../../design-system/commerce/OrderSummary.tsx';
import { SummaryLines } from '../../design-system/commerce/SummaryLines.tsx';
import { Form } from '../../design-system/forms/Form.tsx';
import { Button } from '../../design-system/primitives/Button.tsx';
import { COUNTRIES } from '../../domain/countries.ts';
import { calculateOrderTotals } from '../../domain/order-totals.ts';
import { paths } from '../../paths.ts';
import { useCart, useOrder, useStores } from '../../store/stores.ts';
import { findCartLineImage } from '../../shared/cart/cart-line-image.ts';
import { announce } from '../../design-system/announce.ts';
import { SummaryColumns } from '../../shared/cart/SummaryColumns.tsx';
import { useFormDraft } from '../../shared/forms/use-form-draft.ts';
import { useConstraintErrors } from '../../shared/forms/use-constraint-errors.ts';
import { CheckoutFields } from './CheckoutFields.tsx';

const FORM_ID = 'checkout';

const emptyDetails = { country: COUNTRIES[0] };

/** `/checkout`: the form beside the order summary (Rules: Checkout). */
export function CheckoutPage() {
  const lines = useCart((cart) => cart.lines);
  const { cart } = useStores();
  const navigate = useNavigate();
  const { phase, ordered, placeOrder } = useOrder((order) => order);
  const { errors, reportInvalid, revalidate } = useConstraintErrors();
  // An order does not discard the values: they prefill the next one.
  const { form, initialValues } = useFormDraft('Checkout', emptyDetails);

  const isIdle = phase === 'idle';
  const isEmpty = lines.length === 0;
  useEffect(() => {
    // During hydration the cart is rendered empty, whatever is stored.
    if (isIdle && isEmpty && cart.getState().lines.length === 0) {
      void navigate(paths.cart.href(), { replace: true });
    }
  }, [cart, isEmpty, isIdle, navigate]);

  const shownLines = isIdle ? lines : ordered;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isIdle || reportInvalid(event.currentTarget)) return;
    placeOrder(lines);
    announce('Processing your order');
  };

  return (
    <div className="wrap pt-head">
      <h1 className="page-heading">Checkout</h1>
      <SummaryColumns
        summary={
          <OrderSummary
            totals={calculateOrderTotals(shownLines)}
            lines={
              <SummaryLines
                lines={shownLines.map((line) => ({ line, image: findCartLineImage(line) }))}
              />
            }
            isSticky
            // There are no lines during hydration, and just before an empty cart redirects to its page.
            className={shownLines.length === 0 ? 'invisible' : undefined}
          >
            <Button
              type="submit"
              form={FORM_ID}
              isFullWidth
              isProcessing={!isIdle}
              className="mt-6"
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
          <CheckoutFields errors={errors} initialValues={initialValues} />
        </Form>
      </SummaryColumns>
    </div>
  );
}

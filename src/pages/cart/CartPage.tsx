import { useLayoutEffect, useRef } from 'react';
import { findProduct } from '../../catalogue/catalogue.ts';
import { CartLine } from '../../design-system/commerce/CartLine.tsx';
import { OrderSummary } from '../../design-system/commerce/OrderSummary.tsx';
import { ButtonLink } from '../../design-system/primitives/Button.tsx';
import { TextButton, TextLink } from '../../design-system/primitives/TextLink.tsx';
import { calculateOrderTotals } from '../../domain/order-totals.ts';
import { SlidingList } from '../../design-system/primitives/SlidingList.tsx';
import { paths } from '../../paths.ts';
import { photographs } from '../../catalogue/photographs.ts';
import { EmptyState } from '../../design-system/layout/EmptyState.tsx';
import { useCart } from '../../store/stores.ts';
import { findCartLineImage } from '../../shared/cart/cart-line-image.ts';
import { SummaryColumns } from '../../shared/cart/SummaryColumns.tsx';
import { useCartActions } from '../../shared/cart/use-cart-actions.ts';
import { useListFocus } from '../../shared/use-list-focus.ts';

/** `/cart`: the lines, their total, and the link to the checkout. */
export function CartPage() {
  const lines = useCart((cart) => cart.lines);
  const { setQuantity, remove, clear } = useCartActions();
  const page = useRef<HTMLDivElement>(null);
  const isEmpty = lines.length === 0;
  useListFocus(page, lines);
  useLayoutEffect(() => {
    if (isEmpty) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [isEmpty]);

  return (
    <div ref={page} className="wrap pt-head">
      {isEmpty ? (
        <>
          {/* Replaces the empty cart until hydration, if a cart is stored. */}
          <p role="heading" aria-level={1} className="cloak-only page-heading">
            Shopping Cart
          </p>
          <EmptyState
            photograph={photographs['vase-shadow']}
            className="appear-after-photograph cloaked delay-(--duration-leave)!"
            headingLevel={1}
            title="Your cart is empty"
            text="Looks like you haven't added any products to your cart yet."
            action={<ButtonLink href={paths.products.href()}>Browse Products</ButtonLink>}
          />
        </>
      ) : (
        <>
          <h1 className="page-heading">Shopping Cart</h1>
          <SummaryColumns
            summary={
              <>
                <OrderSummary totals={calculateOrderTotals(lines)} isSticky>
                  <ButtonLink href={paths.checkout.href()} isFullWidth className="mt-6">
                    Proceed to Checkout
                  </ButtonLink>
                </OrderSummary>
                <div className="mt-1.5 flex justify-center tablet:mt-2">
                  <TextLink href={paths.products.href()}>Continue Shopping</TextLink>
                </div>
              </>
            }
          >
            <div className="@container">
              <SlidingList
                changeKey={lines.map(({ id }) => id).join()}
                aria-label="Cart"
                className="border-t border-ink"
              >
                {lines.map((line) => {
                  const product = findProduct(line.id);
                  return (
                    <CartLine
                      key={line.id}
                      line={line}
                      image={findCartLineImage(line)}
                      href={product && paths.product.href(product.id)}
                      stock={product?.stock}
                      onQuantityChange={setQuantity}
                      onRemove={remove}
                    />
                  );
                })}
              </SlidingList>
              <TextButton size="small" isMuted onClick={clear} className="mt-3 ml-line-name">
                Clear Cart
              </TextButton>
            </div>
          </SummaryColumns>
        </>
      )}
    </div>
  );
}

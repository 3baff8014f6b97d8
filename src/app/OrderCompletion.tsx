import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { findPhotographsOfLines } from '../pages/shared/cart/cart-line-image.ts';
import { isAtRoute } from '../pages/shared/navigation/match-route.ts';
import { silentTitle } from '../pages/shared/navigation/navigation-state.ts';
import { dismissUndoToasts, loadToasts, notify } from '../pages/shared/toasts/notify.ts';
import { paths } from '../paths.ts';
import { useOrder, useStores } from '../store/stores.tsx';
import { preloadPage } from './routes.tsx';

/**
 * Completes a placed order on any page: removes its lines from the cart, shows the toast, and navigates
 * from the checkout to the home page. Renders outside the error boundaries of page and layout, so neither
 * can stop it when it fails (Rules: Checkout).
 */
export function OrderCompletion({
  pathname,
  shownPathname,
}: {
  /** The current path. */
  pathname: string;
  /** The path of the rendered page: the previous path while a page loads. */
  shownPathname: string;
}) {
  const phase = useOrder((state) => state.phase);
  const { cart, order } = useStores();
  const navigate = useNavigate();
  const isAtCheckout = isAtRoute(pathname, paths.checkout.pattern);
  const isCheckoutShown = isAtRoute(shownPathname, paths.checkout.pattern);

  useEffect(() => {
    if (!isAtCheckout) return;
    void preloadPage(paths.home.href());
    void loadToasts();
  }, [isAtCheckout]);

  const completeOrder = useEffectEvent(() => {
    const { ordered } = order.getState();
    cart.getState().removeOrdered(ordered);
    // Undo of a removal before the order would restore lines that were ordered.
    dismissUndoToasts();
    void notify({
      title: 'Order placed successfully!',
      photographs: findPhotographsOfLines(ordered),
      isLong: true,
    });
  });
  useEffect(() => {
    if (phase === 'placed') completeOrder();
  }, [phase]);

  // Acknowledged only after the checkout is left: it shows the order, else it would redirect to /cart.
  useEffect(() => {
    if (phase !== 'placed') return;
    if (isAtCheckout) {
      // Retries, in case the first preload failed.
      void preloadPage(paths.home.href());
      void navigate(paths.home.href(), { replace: true, state: silentTitle });
    } else if (!isCheckoutShown) {
      order.getState().acknowledge();
    }
  }, [phase, isAtCheckout, isCheckoutShown, navigate, order]);

  return null;
}

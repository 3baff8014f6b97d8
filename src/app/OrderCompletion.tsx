import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isAtRoute } from '../pages/shared/navigation/match-route.ts';
import { silentTitle } from '../pages/shared/navigation/navigation-state.ts';
import { dismissUndoToasts, loadToasts, notify } from '../pages/shared/toasts/notify.ts';
import { paths } from '../paths.ts';
import { useOrder, useStores } from '../store/stores.tsx';
import { loadPage } from './routes.tsx';

/**
 * Completes a placed order on any page: removes its lines from the cart, shows the toast, and leads from
 * the checkout to the home page. Renders outside the error boundaries, so no failing page can stop it.
 */
export function OrderCompletion({
  pathname,
  shownPathname,
}: {
  /** The path that was navigated to. */
  pathname: string;
  /** The path whose page is shown: the previous one while a page loads. */
  shownPathname: string;
}) {
  const phase = useOrder((state) => state.phase);
  const { cart, order } = useStores();
  const navigate = useNavigate();
  const isAtCheckout = isAtRoute(pathname, paths.checkout.pattern);
  const isCheckoutShown = isAtRoute(shownPathname, paths.checkout.pattern);

  useEffect(() => {
    if (!isAtCheckout) return;
    void loadPage(paths.home.href());
    void loadToasts();
  }, [isAtCheckout]);

  const settle = useEffectEvent(() => {
    cart.getState().removeOrdered(order.getState().ordered);
    // An Undo from before the order would put ordered lines back into the cart.
    dismissUndoToasts();
    void notify({ title: 'Order placed successfully!' });
  });
  useEffect(() => {
    if (phase === 'placed') settle();
  }, [phase]);

  // Until the checkout is gone it shows the order; acknowledged, it would show an empty cart.
  useEffect(() => {
    if (phase !== 'placed') return;
    if (isAtCheckout) {
      // Again, in case the first request failed.
      void loadPage(paths.home.href());
      void navigate(paths.home.href(), { replace: true, state: silentTitle });
    } else if (!isCheckoutShown) {
      order.getState().acknowledge();
    }
  }, [phase, isAtCheckout, isCheckoutShown, navigate, order]);

  return null;
}

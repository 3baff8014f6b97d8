import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notify } from '../pages/shared/toasts/notify.ts';
import { paths } from '../paths.ts';
import { useCart, useOrder } from '../store/stores.tsx';

/**
 * Sees a placed order through, whichever page the shopper is on by then: whoever still waits at the
 * checkout is taken home, the cart lets go of what was ordered, and one toast says so. The checkout is
 * left before its cart is empty, since it sends whoever has an empty cart away.
 */
export function OrderCompletion({ shownPathname }: { shownPathname: string }) {
  const phase = useOrder((order) => order.phase);
  const ordered = useOrder((order) => order.ordered);
  const acknowledge = useOrder((order) => order.acknowledge);
  const removeOrdered = useCart((cart) => cart.removeOrdered);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isCheckoutShown = shownPathname === paths.checkout.href();
  const isLeaving = pathname !== shownPathname;

  useEffect(() => {
    if (phase !== 'placed') return;
    if (isCheckoutShown) {
      if (!isLeaving) void navigate(paths.home.href(), { replace: true });
      return;
    }
    removeOrdered(ordered);
    void notify({ title: 'Order placed successfully!' });
    acknowledge();
  }, [phase, isCheckoutShown, isLeaving, navigate, ordered, removeOrdered, acknowledge]);

  return null;
}

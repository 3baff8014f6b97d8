import { useEffect } from 'react';
import { dismissToasts, notify } from '../../shared/toasts/notify.tsx';
import { useStores } from '../../store/stores.ts';

const warning = {
  title: 'Your cart cannot be saved',
  description: 'Browser storage is full or blocked. Changes last until you leave or reload.',
  duration: Number.POSITIVE_INFINITY,
};

/** Shows a toast while the cart cannot be persisted (Rules: Cart storage). */
export function CartNotSavedWarning() {
  const { cart } = useStores();

  useEffect(() => {
    let isShown = false;
    const update = () => {
      if (cart.getState().isPersisted !== isShown) return;
      isShown = !isShown;
      if (isShown) void notify(warning);
      else dismissToasts(({ title }) => title === warning.title);
    };
    update();
    // Subscribed: a render would be later than the caller's toast with Undo, which has to be in front.
    return cart.subscribe(update);
  }, [cart]);

  return null;
}

import { useEffect, useRef } from 'react';
import { notify } from '../../shared/toasts/notify.tsx';
import { useStores } from '../../store/stores.ts';

/** Shows a toast, once per document, if the cart cannot be persisted (Rules: Cart storage). */
export function CartNotSavedWarning() {
  const { cart } = useStores();
  const hasWarned = useRef(false);

  useEffect(() => {
    const warn = () => {
      if (cart.getState().isPersisted || hasWarned.current) return;
      hasWarned.current = true;
      void notify({
        title: 'Your cart cannot be saved',
        description: 'Browser storage is full or blocked. Changes last until you leave or reload.',
        duration: Number.POSITIVE_INFINITY,
      });
    };
    warn();
    // Subscribes instead of rendering: the toast with Undo, which has to be in front, must be shown after this one.
    return cart.subscribe(warn);
  }, [cart]);

  return null;
}

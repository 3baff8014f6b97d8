import { useEffect, useRef } from 'react';
import { notify } from '../../shared/toasts/notify.tsx';
import { useCart } from '../../store/stores.ts';

/** Shows a toast, once per document, if the cart cannot be persisted (Rules: Cart storage). */
export function CartNotSavedWarning() {
  const isPersisted = useCart((cart) => cart.isPersisted);
  const hasWarned = useRef(false);

  useEffect(() => {
    if (isPersisted || hasWarned.current) return;
    hasWarned.current = true;
    void notify({
      title: 'Your cart cannot be saved',
      description: 'Browser storage is full or blocked. Changes last until you leave or reload.',
      duration: Number.POSITIVE_INFINITY,
    });
  }, [isPersisted]);

  return null;
}

import { useEffect, useRef } from 'react';
import { notify } from '../../pages/shared/toasts/notify.ts';
import { useCart } from '../../store/stores.tsx';

/** Tells a shopper, once a visit, that the browser does not keep the cart. */
export function UnkeptCartNotice() {
  const isPersisted = useCart((cart) => cart.isPersisted);
  const hasTold = useRef(false);

  useEffect(() => {
    if (isPersisted || hasTold.current) return;
    hasTold.current = true;
    void notify({
      title: 'Your cart cannot be saved',
      description:
        'This browser has no room for it or blocks it. Changes last until you leave or reload.',
      isLasting: true,
    });
  }, [isPersisted]);

  return null;
}

import { useMemo } from 'react';
import { useCart } from '../../../store/stores.tsx';

/** Returns the ids of the products in the cart. */
export function useCartProductIds(): ReadonlySet<string> {
  const lines = useCart((cart) => cart.lines);
  return useMemo(() => new Set(lines.map(({ id }) => id)), [lines]);
}

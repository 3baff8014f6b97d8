import { MAX_QUANTITY, type Cart } from './cart.ts';

/**
 * Brings together two carts that both grew out of `base`: `theirs`, with what `mine` has added to every
 * line since, or taken from it. Where both have changed one line both changes count, and a line of which
 * one wants more than the other has taken out stays. Either way round the same comes out, but for the
 * order of the lines.
 */
export function mergeCarts(base: Cart, mine: Cart, theirs: Cart): Cart {
  const [before, own, others] = [countPieces(base), countPieces(mine), countPieces(theirs)];
  const lines = [...theirs, ...mine.filter(({ id }) => !others.has(id))];
  return lines.flatMap((line) => {
    const { id } = line;
    const pieces = (others.get(id) ?? 0) + (own.get(id) ?? 0) - (before.get(id) ?? 0);
    if (pieces < 1) return [];
    return [
      pieces === line.quantity ? line : { ...line, quantity: Math.min(pieces, MAX_QUANTITY) },
    ];
  });
}

/** Whether two carts hold as much of everything, whatever the order of their lines. */
export function holdTheSame(cart: Cart, other: Cart): boolean {
  const pieces = countPieces(other);
  return (
    cart.length === other.length && cart.every(({ id, quantity }) => pieces.get(id) === quantity)
  );
}

/** The quantity of each line, by its id. */
function countPieces(cart: Cart): ReadonlyMap<string, number> {
  return new Map(cart.map(({ id, quantity }) => [id, quantity]));
}

import { findLine, type Cart, type CartLine } from './cart.ts';

/**
 * Brings together two carts that both grew out of `base`: `theirs`, with every line that `mine` has
 * added, changed or taken out since. Where both have changed one line the greater quantity counts, and a
 * line that one has changed stays although the other has taken it out: either way round the same comes
 * out, so that two tabs which merge at once agree.
 */
export function mergeCarts(base: Cart, mine: Cart, theirs: Cart): Cart {
  const kept = theirs.flatMap((line) => {
    const before = findLine(base, line.id);
    const own = findLine(mine, line.id);
    if (isSame(own, before)) return [line];
    if (isSame(line, before)) return own ? [own] : [];
    return own && own.quantity > line.quantity ? [own] : [line];
  });
  const brought = mine.filter(
    (line) => !findLine(theirs, line.id) && !isSame(line, findLine(base, line.id)),
  );
  return [...kept, ...brought];
}

/** A line is a snapshot: only its quantity ever changes, or whether it is there. */
function isSame(line: CartLine | undefined, other: CartLine | undefined): boolean {
  return line?.quantity === other?.quantity;
}

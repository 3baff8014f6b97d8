import { useState } from 'react';
import { pluralize } from '../../domain/pluralize.ts';

/**
 * Says to a screen reader how many products a filter finds, and that all are there again when there is
 * none any more. A shop that nobody has filtered yet says nothing.
 */
export function ResultCount({ count, isFiltered }: { count: number; isFiltered: boolean }) {
  const [wasFiltered, setWasFiltered] = useState(isFiltered);
  if (isFiltered && !wasFiltered) setWasFiltered(true);
  return (
    <p aria-live="polite" className="sr-only">
      {isFiltered && `${pluralize(count, 'product')} found`}
      {!isFiltered && wasFiltered && `All ${count} products`}
    </p>
  );
}

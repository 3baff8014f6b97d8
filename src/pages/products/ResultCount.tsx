import { useState } from 'react';
import { pluralize } from '../../domain/pluralize.ts';

/** Announces the number of products found, or of all products once the filters are reset. */
export function ResultCount({ count, isFiltered }: { count: number; isFiltered: boolean }) {
  const [wasFiltered, setWasFiltered] = useState(isFiltered);
  if (isFiltered && !wasFiltered) setWasFiltered(true);
  return (
    <p aria-live="polite" className="sr-only">
      {isFiltered ? `${pluralize(count, 'product')} found` : wasFiltered && `All ${count} products`}
    </p>
  );
}

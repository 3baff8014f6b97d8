import { useState } from 'react';
import { pluralize } from '../../domain/pluralize.ts';
import type { Product } from '../../domain/product.ts';

export interface ResultAnnouncerProps {
  found: readonly Product[];
  isFiltered: boolean;
}

/** Announces the number of products found, or of all products once the filters are reset. */
export function ResultAnnouncer({ found, isFiltered }: ResultAnnouncerProps) {
  const [wasFiltered, setWasFiltered] = useState(isFiltered);
  if (isFiltered && !wasFiltered) setWasFiltered(true);
  return (
    <p aria-live="polite" className="sr-only">
      {/* The key replaces the text node, so an equal count of other products is announced. */}
      <span key={found.map(({ id }) => id).join()}>
        {isFiltered
          ? `${pluralize(found.length, 'product')} found`
          : wasFiltered && `All ${found.length} products`}
      </span>
    </p>
  );
}

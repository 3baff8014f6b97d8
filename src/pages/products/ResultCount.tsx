import { useDeferredValue } from 'react';

/** Says how many products a filter finds, to a screen reader, once the filter is one. */
export function ResultCount({ count, isFiltered }: { count: number; isFiltered: boolean }) {
  const text = `${count} ${count === 1 ? 'product' : 'products'} found`;
  return (
    <p role="status" className="sr-only">
      {useDeferredValue(isFiltered ? text : '', '')}
    </p>
  );
}

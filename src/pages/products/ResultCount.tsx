/** Says to a screen reader how many products a filter finds, as long as there is one. */
export function ResultCount({ count, isFiltered }: { count: number; isFiltered: boolean }) {
  return (
    <p role="status" className="sr-only">
      {isFiltered && `${count} ${count === 1 ? 'product' : 'products'} found`}
    </p>
  );
}

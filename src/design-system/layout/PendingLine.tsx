export interface PendingLineProps {
  /** Whether a page is on its way. */
  isPending: boolean;
}

/** A quiet line under the header while the next page is on its way. Renders a `<div>`. */
export function PendingLine({ isPending }: PendingLineProps) {
  return (
    <div
      aria-hidden="true"
      data-pending={isPending || undefined}
      className="pointer-events-none fixed inset-x-0 top-0 z-30 origin-left scale-x-0 border-t-(length:--rule-strong) border-ink opacity-0 transition-none data-pending:scale-x-75 data-pending:opacity-100 data-pending:transition-[transform,opacity] data-pending:delay-(--duration-colour) data-pending:duration-(--duration-pending) data-pending:ease-gallery"
    />
  );
}

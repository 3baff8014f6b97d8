import type { ReactNode } from 'react';

/**
 * What a shopper goes through and, beside it, the summary of the order, which stays on the screen. On
 * narrow screens the summary comes last, its parts in the same column.
 */
export function SummaryColumns({ children, summary }: { children: ReactNode; summary: ReactNode }) {
  return (
    <div className="flex flex-col desktop:grid-page desktop:items-start">
      <div className="scroll-mb-actions min-w-0 max-desktop:mb-14 desktop:col-span-8 desktop:mr-gutter wide:mr-0">
        {children}
      </div>
      <div className="max-desktop:contents desktop:sticky desktop:top-21 desktop:col-[9/-1] wide:col-[10/-1]">
        {summary}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';

/**
 * Two-column layout of cart and checkout, with a sticky order summary. On narrow screens one column; the
 * summary's wrapper is `display: contents` there, which lets its actions stick over the whole page.
 */
export function SummaryColumns({ children, summary }: { children: ReactNode; summary: ReactNode }) {
  return (
    <div className="flex flex-col tablet:grid-page tablet:items-start">
      <div className="scroll-mb-actions min-w-0 max-tablet:mb-14 tablet:col-span-8 tablet:mr-gutter wide:mr-0">
        {children}
      </div>
      <div className="max-tablet:contents tablet:sticky tablet:top-21 print:static tablet:col-[9/-1] wide:col-[10/-1]">
        {summary}
      </div>
    </div>
  );
}

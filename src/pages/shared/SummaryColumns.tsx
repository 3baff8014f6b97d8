import type { ReactNode } from 'react';

/**
 * Two-column layout of cart and checkout, with a sticky order summary. On narrow screens one column; the
 * summary's wrapper is `display: contents` there, which lets its actions stick over the whole page.
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

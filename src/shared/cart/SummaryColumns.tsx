import type { ReactNode } from 'react';

/**
 * Two-column layout of cart and checkout, with a sticky order summary. One column on phones, and on tablets with large
 * text. On phones the summary has no box (`display: contents`), so its actions stick within the whole column.
 */
export function SummaryColumns({ children, summary }: { children: ReactNode; summary: ReactNode }) {
  return (
    <div className="tablet:@container">
      <div className="flex flex-col @columns:grid-page @columns:items-start">
        <div className="scroll-mb-actions min-w-0 mb-14 @columns:col-span-8 @columns:mb-0 @columns:pr-5 @columns:wide:pr-0 print:@columns:col-span-7">
          {children}
        </div>
        <div className="max-tablet:contents @columns:sticky @columns:top-21 print:static @columns:col-[9/-1] @columns:wide:col-[10/-1] print:@columns:col-[8/-1]">
          {summary}
        </div>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Sample } from './foundations/Sample.tsx';

/** What the rows of a {@link DocsTable} share: a hair's rule, and cells as far apart as the heads. */
export const docsRow = 'rule-hair *:py-2.5 *:pr-5 *:last:pr-0';

/** A table on a docs page, in the shop's own type. Its rows are its children. Renders a `<table>`. */
export function DocsTable({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  return (
    <Sample>
      <table className="w-full border-collapse text-small">
        <thead>
          <tr className="text-left label-caps">
            {heads.map((head) => (
              <th key={head} scope="col" className="border-b border-ink py-2.5 pr-5 last:pr-0">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Sample>
  );
}

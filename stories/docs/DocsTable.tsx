import type { ReactNode } from 'react';
import { Sample } from './foundations/Sample.tsx';

/** The class name of each row in a {@link DocsTable}: a hairline, and the padding of the header cells. */
export const docsRow = 'rule-hair *:py-2.5 *:pr-5 *:last:pr-0';

/** A table on a docs page, in the shop's typography. Renders a `<table>` with the children as rows. */
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

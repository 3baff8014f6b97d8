import { cx } from 'class-variance-authority';
import { DocsTable, docsRow } from '../DocsTable.tsx';
import type { Dependency } from './dependencies.ts';

const HEADS = ['Package', 'What for', 'To leave it'];

/** Packages, each with what it is for and what leaving it takes. Renders a `<table>`. */
export function DependencyTable({ dependencies }: { dependencies: readonly Dependency[] }) {
  return (
    <DocsTable heads={HEADS}>
      {dependencies.map((dependency) => (
        <tr key={dependency.name} className={cx(docsRow, 'align-top')}>
          <th scope="row" className="text-left font-regular">
            <code className="[overflow-wrap:anywhere]">{dependency.name}</code>
          </th>
          <td>{dependency.purpose}</td>
          <td className="text-ink-2">{dependency.leaving}</td>
        </tr>
      ))}
    </DocsTable>
  );
}

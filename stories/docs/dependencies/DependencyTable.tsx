import { cx } from 'class-variance-authority';
import { DocsTable, docsRow } from '../DocsTable.tsx';
import type { Dependency } from './dependencies.ts';

const HEADS = ['Package', 'Purpose', 'Replacement'];

/** Packages with purpose and replacement. Renders a `<table>`. */
export function DependencyTable({ dependencies }: { dependencies: readonly Dependency[] }) {
  return (
    <DocsTable heads={HEADS}>
      {dependencies.map((dependency) => (
        <tr key={dependency.name} className={cx(docsRow, 'align-top')}>
          <th scope="row" className="text-left font-regular">
            <code className="[overflow-wrap:anywhere]">{dependency.name}</code>
          </th>
          <td>{dependency.purpose}</td>
          <td className="text-ink-2">{dependency.replacement}</td>
        </tr>
      ))}
    </DocsTable>
  );
}

import { cx } from 'class-variance-authority';
import { DocsTable, docsRow } from '../DocsTable.tsx';
import { CRITERIA, verdictOf, type Criterion, type Verdict } from './criteria.ts';

const verdictTexts: Record<Verdict, string> = {
  tested: 'Tested',
  'not-applicable': 'Not applicable',
  'not-tested': 'Not tested',
};

/** The criteria with a verdict, and their tests. Renders a `<table>`. */
export function CriteriaTable({ verdict }: { verdict: Verdict }) {
  return (
    <DocsTable heads={['Criterion', 'Level', verdictTexts[verdict]]}>
      {CRITERIA.filter((criterion) => verdictOf(criterion) === verdict).map((criterion) => (
        <CriterionRow key={criterion.number} criterion={criterion} />
      ))}
    </DocsTable>
  );
}

function CriterionRow({ criterion }: { criterion: Criterion }) {
  const { number, name, level, tests, axe = [], notApplicable, note } = criterion;
  return (
    <tr className={cx(docsRow, 'align-top')}>
      <th scope="row" className="text-left font-regular">
        <span className="figures">{number}</span> {name}
      </th>
      <td>{level}</td>
      <td className="text-ink-2">
        {notApplicable}
        {tests.map((file) => (
          <code key={file} className="block [overflow-wrap:anywhere] text-ink">
            {file}
          </code>
        ))}
        {axe.length > 0 && <p>axe: {axe.join(', ')}</p>}
        {note !== undefined && <p>{note}</p>}
      </td>
    </tr>
  );
}

/** The number of criteria with a verdict. */
export function CriteriaCount({ verdict }: { verdict: Verdict }) {
  return CRITERIA.filter((criterion) => verdictOf(criterion) === verdict).length;
}

import { cx } from 'class-variance-authority';
import { COLOUR_PAIRS, measurePair, type MeasuredPair } from './colour-pairs.ts';
import { tokens } from './read-tokens.ts';
import { DocsTable, docsRow } from '../DocsTable.tsx';
import { TokenName } from './Sample.tsx';

/** The colour pairs of one kind with their contrast ratios. Renders a `<table>`. */
export function ContrastTable({ kind }: Pick<MeasuredPair, 'kind'>) {
  const pairs = COLOUR_PAIRS.filter((pair) => pair.kind === kind);
  return (
    <DocsTable heads={['Pair', 'Where', 'Ratio', 'Required', 'Passes']}>
      {pairs.map((pair) => (
        <PairRow
          key={`${pair.foreground} ${pair.background} ${pair.over}`}
          pair={measurePair(pair, tokens)}
        />
      ))}
    </DocsTable>
  );
}

function PairRow({ pair }: { pair: MeasuredPair }) {
  const { foreground, background, over, kind, where, ratio, required, holds } = pair;
  const { foregroundValue, backgroundValue } = pair;
  const base = tokens.find(({ name }) => name === `--color-${over ?? 'paper'}`)?.value;
  return (
    <tr className={docsRow}>
      <th scope="row" className="text-left font-regular">
        <span
          aria-hidden="true"
          className="mr-4 inline-block w-20 rounded-control align-middle"
          style={{ backgroundColor: base }}
        >
          <span
            className="grid h-10 place-items-center rounded-control border border-line text-ui"
            style={{ backgroundColor: backgroundValue, color: foregroundValue }}
          >
            {kind === 'text' ? (
              'Aa 123'
            ) : (
              <span className="w-10 border-t-(length:--rule-strong) border-current" />
            )}
          </span>
        </span>
        <TokenName>{foreground}</TokenName> on <TokenName>{background}</TokenName>
        {over !== undefined && (
          <>
            {' over '}
            <TokenName>{over}</TokenName>
          </>
        )}
      </th>
      <td className="text-ink-2">{where}</td>
      <td className="figures">{ratio.toFixed(2)}</td>
      <td className="text-ink-2 figures">{required}</td>
      <td className={cx(!holds && 'font-current text-accent')}>{holds ? 'Yes' : 'No'}</td>
    </tr>
  );
}

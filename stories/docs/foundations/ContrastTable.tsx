import { cx } from 'class-variance-authority';
import { COLOUR_PAIRS, measurePair, type MeasuredPair } from './colour-pairs.ts';
import { tokens } from './read-tokens.ts';
import { Sample, TokenName } from './Sample.tsx';

/** The pairs of one kind, measured here and now. Renders a `<table>`. */
export function ContrastTable({ kind }: Pick<MeasuredPair, 'kind'>) {
  const pairs = COLOUR_PAIRS.filter((pair) => pair.kind === kind);
  return (
    <Sample>
      <table className="w-full border-collapse text-small">
        <thead>
          <tr className="text-left label-caps">
            {['Pair', 'Where', 'Measured', 'Needs', 'Holds'].map((head) => (
              <th key={head} scope="col" className="border-b border-ink py-2.5 pr-5 last:pr-0">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <PairRow
              key={`${pair.foreground} ${pair.background} ${pair.over}`}
              pair={measurePair(pair, tokens)}
            />
          ))}
        </tbody>
      </table>
    </Sample>
  );
}

function PairRow({ pair }: { pair: MeasuredPair }) {
  const { foreground, background, over, kind, where, ratio, needed, holds } = pair;
  const { foregroundValue, backgroundValue } = pair;
  const base = tokens.find(({ name }) => name === `--color-${over ?? 'paper'}`)?.value;
  return (
    <tr className="rule-hair *:py-2.5 *:pr-5 *:last:pr-0">
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
      <td className="text-ink-2 figures">{needed}</td>
      <td className={cx(!holds && 'font-current text-clay')}>{holds ? 'Yes' : 'No'}</td>
    </tr>
  );
}

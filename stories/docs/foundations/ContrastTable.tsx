import { COLOUR_PAIRS, measurePair, type MeasuredPair } from './colour-pairs.ts';
import { tokens } from './read-tokens.ts';
import { Table } from '../blocks/Table.tsx';

/** The colour pairs of one kind with their contrast ratios. Renders a `<table>`. */
export function ContrastTable({ kind }: Pick<MeasuredPair, 'kind'>) {
  const pairs = COLOUR_PAIRS.filter((pair) => pair.kind === kind);
  return (
    <Table heads={['Pair', 'Where', 'Ratio', 'Required']}>
      {pairs.map((pair) => (
        <PairRow
          key={`${pair.foreground} ${pair.background} ${pair.over}`}
          pair={measurePair(pair, tokens)}
        />
      ))}
    </Table>
  );
}

function PairRow({ pair }: { pair: MeasuredPair }) {
  const { foreground, background, over, where, ratio, required } = pair;
  return (
    <tr className="[&>td]:align-middle!">
      <td className="whitespace-nowrap">
        <PairSample pair={pair} />
        <code>{foreground}</code> on <code>{background}</code>
        {over !== undefined && (
          <>
            {' over '}
            <code>{over}</code>
          </>
        )}
      </td>
      <td>{where}</td>
      <td>{ratio.toFixed(2)}</td>
      <td>{required}</td>
    </tr>
  );
}

/** The foreground on the background: a text, or a line. */
function PairSample({ pair }: { pair: MeasuredPair }) {
  const { kind, foregroundValue, backgroundValue, over = 'paper' } = pair;
  const base = tokens.find(({ name }) => name === `--color-${over}`)?.value;
  return (
    <span
      aria-hidden="true"
      className="mr-4! inline-block w-20 rounded-control align-middle"
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
  );
}

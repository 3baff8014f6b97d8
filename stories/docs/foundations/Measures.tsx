import { describeLength, inPixels, type Token } from './parse-tokens.ts';
import { exceptionsOf, tokensOf } from './read-tokens.ts';
import { Sample, TokenName } from './Sample.tsx';

/** The steps that layouts take, in multiples of `--spacing`. */
const STEPS = [1, 2, 3, 4, 6, 8, 12, 16, 24, 36];

/** The steps of the scale as bars. Renders a list. */
export function SpaceScale() {
  const [unit] = tokensOf('--spacing').filter(({ name }) => name === '--spacing');
  if (!unit) return null;
  const [, figure, dimension] = /^([\d.]+)(.*)$/.exec(unit.value) ?? [];
  return (
    <Bars
      tokens={STEPS.map((step) => ({
        name: String(step),
        value: `${Number(figure) * step}${dimension}`,
      }))}
    />
  );
}

/** The tokens of one kind as bars of their length, cut off at the page's edge. Renders a list. */
export function MeasureBars({ prefix }: { prefix: string }) {
  return <Bars tokens={tokensOf(prefix).filter(({ name }) => name !== '--spacing')} />;
}

/** The tokens of one kind with their values. Renders a list. */
export function MeasureList({ prefix }: { prefix: string }) {
  return (
    <Sample>
      <ul>
        {tokensOf(prefix).map((token) => (
          <li key={token.name} className="flex flex-wrap gap-x-3 py-2 rule-hair">
            <Words token={token} />
          </li>
        ))}
      </ul>
    </Sample>
  );
}

/** The radii on a corner, large enough to be seen. Renders a list. */
export function Corners() {
  return (
    <Sample>
      <ul className="grid grid-cols-3 gap-6 tablet:grid-cols-5">
        {tokensOf('--radius-').map((token) => (
          <li key={token.name}>
            <div className="size-14 bg-ink" style={{ borderRadius: token.value }} />
            <p className="mt-2.5">
              <Words token={token} />
            </p>
          </li>
        ))}
      </ul>
    </Sample>
  );
}

/** The widths of lines, drawn. Renders a list. */
export function Lines() {
  return (
    <Sample>
      <ul className="grid gap-5">
        {[...tokensOf('--hairline'), ...tokensOf('--rule-')].map((token) => (
          <li key={token.name}>
            <p>
              <Words token={token} />
            </p>
            <div className="mt-2 bg-ink" style={{ height: token.value }} />
          </li>
        ))}
      </ul>
    </Sample>
  );
}

function Bars({ tokens }: { tokens: readonly Token[] }) {
  return (
    <Sample>
      <ul className="grid gap-4 overflow-x-clip">
        {tokens.map((token) => (
          <li key={token.name}>
            <p className="flex flex-wrap gap-x-3">
              <Words token={token} />
            </p>
            <div className="mt-1.5 h-3 bg-wall" style={{ width: token.value }} />
          </li>
        ))}
      </ul>
    </Sample>
  );
}

function Words({ token: { name, value, comment } }: { token: Token }) {
  return (
    <>
      <TokenName>{name.replace('--', '')}</TokenName>{' '}
      <span className="text-caption text-ink-2 figures">
        {describeLength(value)}
        {exceptionsOf(name).map((exception) => (
          <span key={exception.condition}>
            , {inPixels(exception.value) ?? exception.value} where {exception.condition}
          </span>
        ))}
        {comment !== undefined && `. ${comment}`}
      </span>
    </>
  );
}

import { formatLength, formatPixels, toPixels, type Token } from './parse-tokens.ts';
import { overridesOf, tokensOf } from './read-tokens.ts';
import { Sample, TokenName } from './Sample.tsx';
import { TokenUsage } from './TokenUsage.tsx';

/** The steps of the spacing scale, in multiples of `--spacing`. */
const STEPS = [1, 2, 3, 4, 6, 8, 12, 16, 24, 36];

/** The spacing scale as bars. Renders a list. */
export function SpaceScale() {
  const [unit] = tokensOf('--spacing').filter(({ name }) => name === '--spacing');
  if (!unit) return null;
  const [rem = ''] = /[\d.]+rem/.exec(unit.value) ?? [];
  const tokens = STEPS.map((step) => ({
    name: `${step}: ${step * (toPixels(rem) ?? 0)} px`,
    value: `calc(${unit.value} * ${step})`,
  }));
  return <Bars tokens={tokens} />;
}

/** The length tokens with a prefix as bars, clipped at the edge of the page. Renders a list. */
export function MeasureBars({ prefix }: { prefix: string }) {
  return <Bars tokens={tokensOf(prefix).filter(({ name }) => name !== '--spacing')} />;
}

/** The tokens with a prefix and their values. Renders a list. */
export function MeasureList({ prefix }: { prefix: string }) {
  return (
    <Sample>
      <ul>
        {tokensOf(prefix).map((token) => (
          <li key={token.name} className="flex flex-wrap gap-x-3 py-2 rule-hair">
            <TokenText token={token} />
          </li>
        ))}
      </ul>
    </Sample>
  );
}

/** The border radii. Renders a list. */
export function Corners() {
  return (
    <Sample>
      <ul className="grid grid-cols-3 gap-6 tablet:grid-cols-5">
        {tokensOf('--radius-').map((token) => (
          <li key={token.name}>
            <div className="size-14 bg-ink" style={{ borderRadius: token.value }} />
            <p className="mt-2.5">
              <TokenText token={token} />
            </p>
          </li>
        ))}
      </ul>
    </Sample>
  );
}

/** The line widths. Renders a list. */
export function Lines() {
  return (
    <Sample>
      <ul className="grid gap-5">
        {[...tokensOf('--hairline'), ...tokensOf('--rule-')].map((token) => (
          <li key={token.name}>
            <p>
              <TokenText token={token} />
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
              <TokenText token={token} />
            </p>
            <div className="mt-1.5 h-3 bg-wall" style={{ width: token.value }} />
          </li>
        ))}
      </ul>
    </Sample>
  );
}

function TokenText({ token: { name, value, comment } }: { token: Token }) {
  return (
    <>
      <TokenName>{name.replace('--', '')}</TokenName>{' '}
      <span className="text-caption text-ink-2 figures">
        {formatLength(value)}
        {overridesOf(name).map((override) => (
          <span key={override.condition}>
            , {formatPixels(override.value) ?? override.value} where {override.condition}
          </span>
        ))}
        {comment !== undefined && `. ${comment}`}
      </span>
      {name.startsWith('--') && <TokenUsage name={name} />}
    </>
  );
}

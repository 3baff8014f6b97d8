import { overridesOf, tokensOf } from './read-tokens.ts';
import { Sample, TokenName } from './Sample.tsx';
import { TokenUsage } from './TokenUsage.tsx';

/** The colour tokens, except `transparent` and `currentColor`. Renders a list of swatches. */
export function ColourSwatches() {
  return (
    <Sample>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-8 tablet:grid-cols-3 desktop:grid-cols-4">
        {tokensOf('--color-')
          .filter(({ value }) => value !== 'transparent' && value !== 'currentColor')
          .map(({ name, value, comment }) => (
            <li key={name}>
              <div
                className="h-20 rounded-image border border-line"
                style={{ backgroundColor: value }}
              />
              <p className="mt-2.5">
                <TokenName>{name.slice('--color-'.length)}</TokenName>
              </p>
              <p className="text-caption text-ink-2 figures">
                {[value, ...overridesOf(name).map((override) => override.value)].join(', ')}
              </p>
              {comment !== undefined && <p className="mt-1 text-caption text-ink-2">{comment}</p>}
              <TokenUsage name={name} />
            </li>
          ))}
      </ul>
    </Sample>
  );
}

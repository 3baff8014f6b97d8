import { useState } from 'react';
import { TextButton } from '../../../src/design-system/primitives/TextLink.tsx';
import { overridesOf, tokensOf } from './read-tokens.ts';
import { Sample, TokenName } from './Sample.tsx';
import { TokenUsage } from './TokenUsage.tsx';

/** The durations, each with a dot that moves unless motion is reduced. Renders a button and a list. */
export function Durations() {
  const [isMoved, setIsMoved] = useState(false);
  return (
    <Sample>
      <TextButton
        onClick={() => {
          setIsMoved(!isMoved);
        }}
      >
        Move the Dots
      </TextButton>
      <ul data-moved={isMoved || undefined} className="group/dots mt-4 grid gap-6">
        {tokensOf('--duration-').map(({ name, value }) => (
          <li key={name}>
            <p className="flex flex-wrap gap-x-3">
              <TokenName>{name.replace('--', '')}</TokenName>
              <span className="text-caption text-ink-2 figures">
                {value}
                {overridesOf(name).map((override) => (
                  <span key={override.condition}>
                    , {override.value} where {override.condition}
                  </span>
                ))}
              </span>
            </p>
            <TokenUsage name={name} />
            <div className="mt-2 pr-3 control-line">
              <div
                className="ease-gallery motion-safe:transition-transform motion-safe:group-data-moved/dots:translate-x-full in-data-[motion=still]:translate-x-0!"
                style={{ transitionDuration: `var(${name})` }}
              >
                <div className="size-3 rounded-round bg-ink" />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Sample>
  );
}

/** The easings as curves. Renders a list. */
export function Easings() {
  return (
    <Sample>
      <ul className="grid gap-8">
        {tokensOf('--ease-').map(({ name, value }) => {
          const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (value.match(/-?[\d.]+/g) ?? []).map(Number);
          return (
            <li key={name} className="flex flex-wrap items-end gap-x-8 gap-y-4">
              <svg
                role="img"
                aria-label={`Curve of ${name.replace('--', '')}: fast at first, then slow`}
                viewBox="0 0 100 100"
                className="size-40 overflow-visible border-b border-l border-line-2"
              >
                <path
                  d={`M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`}
                  vectorEffect="non-scaling-stroke"
                  className="fill-none stroke-current"
                />
              </svg>
              <p>
                <TokenName>{name.replace('--', '')}</TokenName>
                <span className="block text-caption text-ink-2 figures">{value}</span>
                <TokenUsage name={name} />
              </p>
            </li>
          );
        })}
      </ul>
    </Sample>
  );
}

import { cx } from 'class-variance-authority';
import { useState, type ReactNode } from 'react';
import { measureTokens, valueOf } from './design-tokens.ts';
import type { Token } from './parse-tokens.ts';
import { isPart, listValues, tokensOf } from './read-tokens.ts';

interface TokenListProps {
  /** The start of the tokens' names, e.g. `--radius-`. */
  prefix: string;
  /** What shows each value. */
  sample?: keyof typeof SAMPLES;
}

const SAMPLES = {
  /** Over paper and ink, which translucent colours show. */
  swatch: ({ value }: Token) => (
    <div className="flex h-20 rounded-image border border-line bg-[linear-gradient(90deg,var(--color-paper)_50%,var(--color-ink)_0)]">
      <div className="flex-1" style={{ backgroundColor: value }} />
    </div>
  ),
  /** Clipped at the edge of the page. */
  bar: (token: Token, size: string) => (
    <div className="h-3 bg-wall" style={{ width: lengthOf(token, size) }} />
  ),
  corner: ({ value }: Token) => <div className="size-14 bg-ink" style={{ borderRadius: value }} />,
  proportion: ({ value }: Token) => <div className="w-30 bg-wall" style={{ aspectRatio: value }} />,
  line: ({ value }: Token) => <div className="bg-ink" style={{ height: value }} />,
  weight: ({ value }: Token) => (
    <p className="text-h3" style={{ fontWeight: value }}>
      Maximum Impact
    </p>
  ),
  text: (token: Token, size: string) => (
    <p
      className="overflow-hidden py-1"
      style={{
        fontSize: lengthOf(token, size),
        lineHeight: valueOf(token.name, 'line-height'),
        letterSpacing: valueOf(token.name, 'letter-spacing'),
        fontWeight: valueOf(token.name, 'font-weight'),
      }}
    >
      Arc Desk Lamp, $149.00
    </p>
  ),
  dot: ({ name, value }: Token) => (
    <button
      type="button"
      aria-label={`Move the dot by ${name}`}
      className="group block w-full border-b border-line-2 pr-3"
    >
      <div
        className="ease-gallery motion-safe:transition-transform motion-safe:group-hover:translate-x-full motion-safe:group-focus:translate-x-full"
        style={{ transitionDuration: value }}
      >
        <div className="size-3 rounded-round bg-ink" />
      </div>
    </button>
  ),
  curve: ({ name, value }: Token) => {
    const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (value.match(/-?[\d.]+/g) ?? []).map(Number);
    return (
      <svg
        role="img"
        aria-label={`Curve of ${name}: fast at first, then slow`}
        viewBox="0 0 100 100"
        className="size-40 overflow-visible border-b border-l border-line-2"
      >
        <path
          d={`M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`}
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-current"
        />
      </svg>
    );
  },
} satisfies Record<string, (token: Token, size: string) => ReactNode>;

/** The tokens with a prefix, each with a sample, its values and its comment. Renders a list. */
export function TokenList({ prefix, sample }: TokenListProps) {
  const shown = tokensOf(prefix).filter(
    ({ name, value }) => !isPart(name) && !/^(?:transparent|currentColor)$/.test(value),
  );
  const [sizes] = useState(() => measureTokens(shown));
  const isBar = sample === 'bar' || sample === 'line';
  const isTile = ['swatch', 'corner', 'weight', 'proportion'].includes(sample ?? '');
  return (
    <ul
      className={cx(
        'my-6 grid overflow-x-clip font-sans text-body text-ink sb-unstyled',
        isBar ? 'gap-3' : 'gap-6',
        isTile && 'grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]',
      )}
    >
      {shown.map((token) => (
        <li
          key={token.name}
          className={cx(isBar && 'grid-cols-[22rem_1fr] items-center gap-6 tablet:grid')}
        >
          {sample && SAMPLES[sample](token, sizes.get(token.name) ?? '')}
          <p className="order-first mt-2 text-caption text-ink-2 figures *:block">
            <code className="font-sans font-current text-ink select-all">
              {token.name.slice(2)}
            </code>
            {linesOf(token, sizes.get(token.name)).map((line) => (
              // Spaced: #ffffff would be a row of strokes.
              <span key={line} className="tracking-[0.06em]">
                {line}
              </span>
            ))}
            {token.comment !== undefined && <span>{token.comment}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A value that is no length in pixels has its size before it. */
function linesOf(token: Token, size = '') {
  const lines = listValues(token);
  return size === '' || /^[\d.]+ ?px/.test(lines[0] ?? '') ? lines : [size, ...lines];
}

/** The length in the designs, since the page is narrower than they are. */
function lengthOf({ value }: Token, size: string): string {
  const [pixels] = /[\d.]+/.exec(size) ?? [];
  return pixels === undefined ? value : `${pixels}px`;
}

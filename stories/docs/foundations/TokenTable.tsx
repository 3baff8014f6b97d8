import { Subheading } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { Table } from '../Table.tsx';
import { measureTokens } from './design-tokens.ts';
import type { Token } from './parse-tokens.ts';
import { formatValues, isPart, tokensOf } from './read-tokens.ts';

/** The groups of tokens, by the starts of their names. */
const GROUPS = {
  Colours: /^--color/,
  Typography: /^--(?:font|text|leading|label|underline|hang)/,
  Spacing: /^--spacing/,
  Sizes: /^--(?:container|breakpoint|radius|aspect|hairline|rule|range)/,
  Motion: /^--(?:duration|ease|scale)/,
  Effects: /^--(?:blur|saturate)/,
};

/** All tokens, in a table for each group. */
export function AllTokens() {
  const tokens = tokensOf('--').filter(({ name }) => !isPart(name));
  return Object.entries(GROUPS).map(([group, names]) => (
    <section key={group}>
      <Subheading>{group}</Subheading>
      <TokenTable tokens={tokens.filter(({ name }) => names.test(name))} />
    </section>
  ));
}

/** Tokens and their values: a colour with a swatch, a length with its pixels. */
export function TokenTable({ tokens }: { tokens: readonly Token[] }) {
  const [sizes] = useState(() => measureTokens(tokens));
  const hasSizes = tokens.some(({ name }) => sizes.get(name));
  return (
    <Table heads={['Token', 'Value', ...(hasSizes ? ['Size at 1440 × 900 px'] : []), 'Note']}>
      {tokens.map((token) => (
        <tr key={token.name}>
          <td className="w-1/5">
            <code>{token.name}</code>
          </td>
          <td className="w-2/5">
            <span className="flex items-center gap-3">
              {token.name.startsWith('--color-') && (
                <span
                  className="size-4 border border-line"
                  style={{ backgroundColor: token.value }}
                />
              )}
              {formatValues(token)}
            </span>
          </td>
          {hasSizes && <td className="whitespace-nowrap">{sizes.get(token.name)}</td>}
          <td>{token.comment}</td>
        </tr>
      ))}
    </Table>
  );
}

import { useState, type ReactNode } from 'react';
import { Table } from '../blocks/Table.tsx';
import { measureTokens } from './design-tokens.ts';
import type { Token } from './parse-tokens.ts';
import { formatValues } from './read-tokens.ts';

interface TokenTableProps {
  tokens: readonly Token[];
  /** The heading of the second column. */
  usage: string;
  /** Returns the content of that column for a token. */
  usageOf: (name: string) => readonly ReactNode[];
}

/**
 * Tokens, what they are used for, and their values: a colour with a swatch, a length with its pixels at 1440 × 900 px.
 */
export function TokenTable({ tokens, usage, usageOf }: TokenTableProps) {
  const [sizes] = useState(() => measureTokens(tokens));
  const hasSizes = tokens.some(({ name }) => sizes.get(name));
  return (
    <Table heads={['Token', usage, 'Value', ...(hasSizes ? ['Size'] : []), 'Note']}>
      {tokens.map((token) => (
        <tr key={token.name}>
          <td>
            <code className="whitespace-nowrap select-all">{token.name}</code>
          </td>
          <td>
            <Usage items={usageOf(token.name)} />
          </td>
          <td>
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
          <td className="min-w-28">{token.comment}</td>
        </tr>
      ))}
    </Table>
  );
}

/** Class names or components, in a disclosure if there are many. */
function Usage({ items }: { items: readonly ReactNode[] }) {
  const list = <span className="flex min-w-36 flex-wrap gap-x-2">{items}</span>;
  if (items.length <= 4) return list;
  return (
    <details>
      <summary>{items.length} uses</summary>
      {list}
    </details>
  );
}

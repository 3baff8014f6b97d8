import { useState, type ReactNode } from 'react';
import { Table } from '../blocks/Table.tsx';
import { measureTokens } from './design-tokens.ts';
import type { Token } from './parse-tokens.ts';
import { listValues } from './read-tokens.ts';

interface TokenTableProps {
  tokens: readonly Token[];
  /** The heading of the third column. */
  usage: string;
  /** Returns the content of that column for a token. */
  usageOf: (name: string) => readonly ReactNode[];
}

/**
 * Tokens, their values, and what they are used for: a colour with a swatch, a length with its pixels at 1440 × 900 px.
 */
export function TokenTable({ tokens, usage, usageOf }: TokenTableProps) {
  const [sizes] = useState(() => measureTokens(tokens));
  return (
    <Table heads={['Token', 'Value', usage, 'Note']}>
      {tokens.map((token) => {
        const value = listValues(token).join(', ');
        const size = sizes.get(token.name) ?? '';
        return (
          <tr key={token.name}>
            <td>
              <code className="whitespace-nowrap! select-all">{token.name}</code>
            </td>
            <td>
              <span className="flex items-center gap-3">
                {token.name.startsWith('--color-') && (
                  <span
                    className="size-4 flex-none border border-line"
                    style={{ backgroundColor: token.value }}
                  />
                )}
                {value}
              </span>
              {!value.replace(/(?<=\d)px/, ' px').startsWith(size) && (
                <span className="text-ink-2">{size}</span>
              )}
            </td>
            <td>
              <Usage items={usageOf(token.name)} />
            </td>
            <td className="min-w-56">{token.comment}</td>
          </tr>
        );
      })}
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

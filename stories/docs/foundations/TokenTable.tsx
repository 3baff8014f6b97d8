import { useState } from 'react';
import { Table } from '../Table.tsx';
import { measureTokens } from './design-tokens.ts';
import type { Token } from './parse-tokens.ts';
import { formatValues } from './read-tokens.ts';

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

import { useState } from 'react';
import { Table } from '../blocks/Table.tsx';
import { measureTokens } from './design-tokens.ts';
import type { Token } from './parse-tokens.ts';
import { formatValues } from './read-tokens.ts';

interface TokenTableProps {
  tokens: readonly Token[];
  /** Returns the class names of the component that use a token. */
  classNamesOf: (name: string) => readonly string[];
}

/** Tokens, what they are used for, and their values: a colour with a swatch, a length with its pixels at 1440 × 900 px. */
export function TokenTable({ tokens, classNamesOf }: TokenTableProps) {
  const [sizes] = useState(() => measureTokens(tokens));
  const hasSizes = tokens.some(({ name }) => sizes.get(name));
  return (
    <Table heads={['Token', 'Used as', 'Value', ...(hasSizes ? ['Size'] : []), 'Note']}>
      {tokens.map((token) => (
        <tr key={token.name}>
          <td>
            <code className="whitespace-nowrap select-all">{token.name}</code>
          </td>
          <td>
            <ClassNames names={classNamesOf(token.name)} />
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
          <td className="min-w-40">{token.comment}</td>
        </tr>
      ))}
    </Table>
  );
}

/** Class names, in a disclosure if there are many. */
function ClassNames({ names }: { names: readonly string[] }) {
  const codes = names.map((name) => (
    <code key={name} className="mr-2 inline-block">
      {name}
    </code>
  ));
  if (names.length <= 4) return codes;
  return (
    <details>
      <summary>{names.length} classes</summary>
      {codes}
    </details>
  );
}

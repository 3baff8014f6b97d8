import { Table } from '../Table.tsx';
import { formatLength } from './parse-tokens.ts';
import { tokensOf } from './read-tokens.ts';

interface TokenTableProps {
  /** @default all tokens */
  tokens?: ReturnType<typeof tokensOf>;
}

/** Tokens with their values: a colour with a swatch, a length with its pixels. */
export function TokenTable({ tokens = tokensOf('--') }: TokenTableProps) {
  return (
    <Table heads={['Token', 'Value', 'Note']}>
      {tokens.map(({ name, value, comment }) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <td>
            <span className="flex items-center gap-3">
              {name.startsWith('--color-') && (
                <span className="size-4 border border-line" style={{ backgroundColor: value }} />
              )}
              {formatLength(value)}
            </span>
          </td>
          <td>{comment}</td>
        </tr>
      ))}
    </Table>
  );
}

import type { ReactNode } from 'react';

/** A table on a docs page. Renders a `<table>` with the children as rows. */
export function Table({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** The keyboard support of a component, on its docs page. Renders a `<table>`. */
export function Keyboard({ keys }: { keys: Readonly<Record<string, string>> }) {
  return (
    <Table heads={['Key', 'Action']}>
      {Object.entries(keys).map(([key, action]) => (
        <tr key={key}>
          <td>{key}</td>
          <td>{action}</td>
        </tr>
      ))}
    </Table>
  );
}

/** A two-column table on a docs page, in Storybook's style. Renders a `<table>`. */
export function Table({
  heads,
  rows,
}: {
  heads: readonly [string, string];
  rows: Readonly<Record<string, string>>;
}) {
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
      <tbody>
        {Object.entries(rows).map(([key, value]) => (
          <tr key={key}>
            <td>{key}</td>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

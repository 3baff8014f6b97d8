/** What each key does, on a docs page. Renders a `<table>` in Storybook's own look. */
export function Keyboard({ keys }: { keys: Readonly<Record<string, string>> }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What happens</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(keys).map(([key, result]) => (
          <tr key={key}>
            <td>{key}</td>
            <td>{result}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Formats a Markdown table, padded: the first column is aligned left, all others right. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]) {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (column === 0 ? (row[0] ?? '').padEnd(width) : (row[column] ?? '').padStart(width))).join(' | ')} |`;
  const rule = widths.map((width, column) => '-'.repeat(width - 1) + (column === 0 ? '-' : ':'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/**
 * A table as Markdown reads it, in columns of even width.
 * @param rows the first column to the left, all others to the right
 */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]) {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => pad(row[column] ?? '', width, column)).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

function pad(text: string, width: number, column: number) {
  return column === 0 ? text.padEnd(width) : text.padStart(width);
}

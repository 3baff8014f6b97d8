/**
 * A table as Markdown reads it, in columns of even width.
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows the first column to the left, all others to the right
 */
export function formatTable(head, rows) {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  /** @param {readonly string[]} row */
  const line = (row) =>
    `| ${widths.map((width, column) => pad(row[column] ?? '', width, column)).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/**
 * @param {string} text
 * @param {number} width
 * @param {number} column
 */
function pad(text, width, column) {
  return column === 0 ? text.padEnd(width) : text.padStart(width);
}

export type Cell = string | number | null;

/**
 * Columns aligned for reading, with a line of headings. People typed these texts: a line end is a blank, and control characters are
 * dropped, and those that turn the direction of what follows, which would show one column's text in another's.
 */
export function formatTable<Row>(
  rows: readonly Row[],
  columns: Readonly<Record<string, (row: Row) => Cell>>,
): string {
  const headings = Object.keys(columns);
  const lines = [headings, ...rows.map((row) => Object.values(columns).map((read) => toText(read(row))))];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) => toLine(line, widths)).join('\n');
}

function toText(cell: Cell): string {
  if (cell === null) return '–';
  return String(cell)
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '');
}

function toLine(cells: readonly string[], widths: readonly number[]): string {
  return cells
    .map((cell, column) => cell.padEnd(widths[column] ?? 0))
    .join('  ')
    .trimEnd();
}

/** An instant to the minute, in UTC as the server keeps it. */
export function shortTime(instant: string): string {
  return instant.slice(0, 16).replace('T', ' ');
}

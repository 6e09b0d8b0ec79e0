export type Cell = string | number | null;

/**
 * Aligns columns below headings. People typed these texts: line breaks become blanks; control and direction characters, which could move
 * text between columns, are dropped.
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

/** To the minute, in UTC. */
export function shortTime(instant: string): string {
  return instant.slice(0, 16).replace('T', ' ');
}

import { formatTable, type Cell } from './table.ts';

interface TableOptions {
  /** Printed for an empty table. */
  readonly empty: string;
  /** For columns with personal data, unless shown in full. */
  readonly masks?: Readonly<Record<string, (text: string) => string>>;
}

type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** Prints a table, or a JSON array whose keys are the headings in lower case. */
export type PrintTable = <Row>(rows: readonly Row[], columns: Columns<Row>, options: TableOptions) => void;

export function createPrintTable(
  print: (text: string) => void,
  { json, full }: { readonly json: boolean; readonly full: boolean },
): PrintTable {
  return (rows, columns, { empty, masks = {} }) => {
    const shown = full ? columns : maskColumns(columns, masks);
    if (json) print(JSON.stringify(rows.map((row) => toRecord(row, shown))));
    else print(rows.length === 0 ? empty : formatTable(rows, shown));
  };
}

function maskColumns<Row>(columns: Columns<Row>, masks: NonNullable<TableOptions['masks']>): Columns<Row> {
  const masked = Object.entries(columns).map(([heading, read]) => {
    const mask = masks[heading];
    return [heading, mask ? (row: Row) => maskCell(read(row), mask) : read] as const;
  });
  return Object.fromEntries(masked);
}

function maskCell(cell: Cell, mask: (text: string) => string): Cell {
  return cell === null ? null : mask(String(cell));
}

function toRecord<Row>(row: Row, columns: Columns<Row>): Record<string, Cell> {
  return Object.fromEntries(
    Object.entries(columns).map(([heading, read]) => [heading.toLowerCase().replaceAll(' ', '_'), read(row)]),
  );
}

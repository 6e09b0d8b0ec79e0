import { CsvError, parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { CommandFailure } from './command.ts';

interface CsvLine<Column extends string> {
  readonly line: number;
  readonly values: Readonly<Record<Column, string>>;
}

interface CsvFile<Column extends string> {
  readonly lines: readonly CsvLine<Column>[];
  /** Lines with a value beyond the header's columns. */
  readonly crowded: readonly number[];
}

/** The parser's result with `info`, which its types omit. */
const rowsSchema = z.array(z.object({ info: z.object({ lines: z.number() }), record: z.array(z.string()) }));
type Row = z.output<typeof rowsSchema>[number];

/**
 * Reads a spreadsheet's CSV: UTF-8 with or without BOM, commas or semicolons, any line ends, an optional end-of-file mark (^Z). Throws a
 * CommandFailure for an unreadable file, and for an unknown column, because a misspelt name must not count as an omitted one.
 */
export function readCsvFile<Column extends string>(
  bytes: Uint8Array,
  columns: readonly Column[],
): CsvFile<Column> {
  const [header, ...rows] = parseRows(decode(bytes));
  const names = (header?.record ?? []).map(foldName);
  const indexes = indexesOf(names, columns);
  const isCrowded = ({ record }: Row) => record.some((value, index) => !names[index] && value.trim() !== '');
  return {
    lines: rows.filter((row) => !isCrowded(row)).map((row) => toLine(row, indexes)),
    crowded: rows.filter(isCrowded).map(firstLine),
  };
}

/** Normalises line ends. */
function decode(bytes: Uint8Array): string {
  const text = toText(bytes);
  if (text.includes('\0')) throw new CommandFailure(notUtf8);
  const lines = text.replace(/\r\n?/g, '\n').trimEnd();
  return lines.endsWith('\u001A') ? lines.slice(0, -1) : lines;
}

function toText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CommandFailure(notUtf8);
  }
}

const notUtf8 = 'The file is not UTF-8. Save it as “CSV UTF-8”, or accents would be lost.';

/** Drops accents, case, surrounding blanks and invisible characters. */
function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}\p{C}]/gu, '')
    .trim()
    .toLowerCase();
}

/** Keeps unmatched quotation marks as text, so that one of them spoils only its line. */
function parseRows(text: string): Row[] {
  try {
    const rows: unknown = parse(text, {
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    });
    return rowsSchema.parse(rows);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new CommandFailure(`The file cannot be read: ${error.message}. Nothing was loaded.`);
  }
}

/** The more frequent one in the header. */
function delimiterOf(text: string): ',' | ';' {
  const [header = ''] = text.split('\n', 1);
  return header.split(';').length > header.split(',').length ? ';' : ',';
}

type ColumnIndexes<Column extends string> = readonly (readonly [Column, number])[];

function indexesOf<Column extends string>(
  names: readonly string[],
  columns: readonly Column[],
): ColumnIndexes<Column> {
  const wanting = columns.filter((column) => names.filter((name) => name === column).length !== 1);
  const known: readonly string[] = columns;
  const unknown = names.filter((name) => name !== '' && !known.includes(name));
  const problems = [
    wanting.length > 0 && `The first line has to name each of these columns once: ${wanting.join(', ')}.`,
    unknown.length > 0 && `Nobody knows these columns: ${unknown.join(', ')}.`,
  ].filter((problem) => problem !== false);
  if (problems.length > 0) throw new CommandFailure(`${problems.join('\n')}\nNothing was loaded.`);
  return columns.map((column) => [column, names.indexOf(column)]);
}

function toLine<Column extends string>(row: Row, indexes: ColumnIndexes<Column>): CsvLine<Column> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loop gives it every column
  const values = {} as Record<Column, string>;
  for (const [column, index] of indexes) values[column] = row.record[index] ?? '';
  return { line: firstLine(row), values };
}

/** The parser counts to a record's last line; this is its first. */
function firstLine({ info, record }: Row): number {
  return info.lines - (record.join('').split('\n').length - 1);
}

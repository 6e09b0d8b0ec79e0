import { CsvError, parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { CommandFailure } from './command.ts';

/** One line of a file: where it is, and what is in its columns. */
interface CsvLine<Column extends string> {
  readonly line: number;
  readonly values: Readonly<Record<Column, string>>;
}

interface CsvFile<Column extends string> {
  readonly lines: readonly CsvLine<Column>[];
  /** Lines with a value under no column of the header: nobody can tell what it is. */
  readonly crowded: readonly number[];
}

/** What the parser gives with `info`; its types do not say so. */
const rowsSchema = z.array(z.object({ info: z.object({ lines: z.number() }), record: z.array(z.string()) }));
type Row = z.output<typeof rowsSchema>[number];

/**
 * Reads a CSV file as spreadsheets write it: UTF-8 with or without its mark, commas or semicolons, any line ends, perhaps with the
 * mark of a file's end (^Z) of old programs. Throws a CommandFailure where the file as a whole cannot be read, and where a column
 * of it is none of ours: a misspelt name is not to pass for a column that is left out.
 */
export function readCsvFile<Column extends string>(
  bytes: Uint8Array,
  columns: readonly Column[],
): CsvFile<Column> {
  const [header, ...rows] = parseRows(decode(bytes));
  const names = (header?.record ?? []).map(foldName);
  const places = placesOf(names, columns);
  const isCrowded = ({ record }: Row) => record.some((value, place) => !names[place] && value.trim() !== '');
  return {
    lines: rows.filter((row) => !isCrowded(row)).map((row) => toLine(row, places)),
    crowded: rows.filter(isCrowded).map(firstLine),
  };
}

/** The text of a file with one kind of line ends. */
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

/** A column's name without accents, case, blanks around it, and what nobody sees. */
function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}\p{C}]/gu, '')
    .trim()
    .toLowerCase();
}

/** Quotation marks that do not fit are kept as text, so that one of them spoils its own line and not the file. */
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

/** The one that the header has more of. */
function delimiterOf(text: string): ',' | ';' {
  const [header = ''] = text.split('\n', 1);
  return header.split(';').length > header.split(',').length ? ';' : ',';
}

type Places<Column extends string> = readonly (readonly [Column, number])[];

function placesOf<Column extends string>(
  names: readonly string[],
  columns: readonly Column[],
): Places<Column> {
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

function toLine<Column extends string>(row: Row, places: Places<Column>): CsvLine<Column> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loop gives it every column
  const values = {} as Record<Column, string>;
  for (const [column, place] of places) values[column] = row.record[place] ?? '';
  return { line: firstLine(row), values };
}

/** The parser counts to the end of a record; one with line breaks in it began before. */
function firstLine({ info, record }: Row): number {
  return info.lines - (record.join('').split('\n').length - 1);
}

import {
  externalPolicyColumns,
  type ExternalPolicyColumn,
  type ExternalPolicyLine,
} from '@huella/server/operator';
import { CsvError, parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { CommandFailure } from './command.ts';

export interface ExternalPolicyFile {
  readonly lines: readonly ExternalPolicyLine[];
  /** Lines with more values than the header has columns: nobody can tell which is which. */
  readonly crowded: readonly number[];
}

/** What the parser gives with `info`; its types do not say so. */
const rowsSchema = z.array(z.object({ info: z.object({ lines: z.number() }), record: z.array(z.string()) }));
type Row = z.output<typeof rowsSchema>[number];

/**
 * Reads a CSV file as spreadsheets write it: UTF-8 with or without its mark, commas or semicolons, any line ends. Throws a
 * CommandFailure where the file as a whole cannot be read.
 */
export function readExternalPolicyFile(bytes: Uint8Array): ExternalPolicyFile {
  const [header, ...rows] = parseRows(decode(bytes).replace(/\r\n?/g, '\n'));
  const places = placesOf(header?.record ?? []);
  const width = header?.record.length ?? 0;
  const isCrowded = ({ record }: Row) => record.slice(width).some((value) => value.trim() !== '');
  return {
    lines: rows.filter((row) => !isCrowded(row)).map((row) => toLine(row, places)),
    crowded: rows.filter(isCrowded).map(firstLine),
  };
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CommandFailure('The file is not UTF-8. Save it as “CSV UTF-8”, or accents would be lost.');
  }
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

type Places = ReadonlyMap<ExternalPolicyColumn, number>;

function placesOf(header: readonly string[]): Places {
  const names = header.map((name) => name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase());
  const wanting = externalPolicyColumns.filter(
    (column) => names.filter((name) => name === column).length !== 1,
  );
  if (wanting.length > 0)
    throw new CommandFailure(`The first line has to name each of these columns once: ${wanting.join(', ')}.`);
  return new Map(externalPolicyColumns.map((column) => [column, names.indexOf(column)]));
}

function toLine(row: Row, places: Places): ExternalPolicyLine {
  const value = (column: ExternalPolicyColumn) => row.record[places.get(column) ?? -1] ?? '';
  return {
    line: firstLine(row),
    values: {
      email: value('email'),
      mascota: value('mascota'),
      especie: value('especie'),
      raza: value('raza'),
      sexo: value('sexo'),
      color: value('color'),
      nacimiento: value('nacimiento'),
      plan: value('plan'),
      poliza: value('poliza'),
      desde: value('desde'),
    },
  };
}

/** The parser counts to the end of a record; one with line breaks in it began before. */
function firstLine({ info, record }: Row): number {
  return info.lines - (record.join('').split('\n').length - 1);
}

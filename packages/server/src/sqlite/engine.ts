/** What SQLite can store. Booleans and dates are not among it. */
export type SqliteValue = string | number | bigint | null | Uint8Array;

/** One prepared statement of an engine. `reader` is true when it answers rows. */
export interface SqliteStatement {
  readonly reader: boolean;
  all(parameters: readonly SqliteValue[]): unknown[];
  run(parameters: readonly SqliteValue[]): { changes: number | bigint; lastInsertRowid: number | bigint };
}

/** The little that our dialect needs of an SQLite engine. `prepare` is expected to keep its statements. */
export interface SqliteEngine {
  prepare(sql: string): SqliteStatement;
  close(): void;
}

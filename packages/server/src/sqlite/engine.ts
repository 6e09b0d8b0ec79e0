/** Neither booleans nor dates. */
export type SqliteValue = string | number | bigint | null | Uint8Array;

export interface SqliteStatement {
  readonly reader: boolean;
  all(parameters: readonly SqliteValue[]): unknown[];
  run(parameters: readonly SqliteValue[]): { changes: number | bigint; lastInsertRowid: number | bigint };
}

/** What the dialect needs of an SQLite engine. `prepare` must cache statements. */
export interface SqliteEngine {
  prepare(sql: string): SqliteStatement;
  close(): void;
}

import type { SqliteEngine, SqliteStatement, SqliteValue } from './engine.ts';
import { statementCache } from './statement-cache.ts';

interface SqlJsStatement {
  bind(values?: SqliteValue[]): boolean;
  step(): boolean;
  getAsObject(): object;
  getColumnNames(): string[];
  reset(): void;
  free(): boolean;
}

export interface SqlJsDatabase {
  prepare(sql: string): SqlJsStatement;
  exec(sql: string): { values: unknown[][] }[];
  getRowsModified(): number;
  export(): Uint8Array;
  close(): void;
}

export interface SqlJsEngine extends SqliteEngine {
  /** Replaces the database's own export, which frees statements and resets pragmas. Never call it within a transaction. */
  export(): Uint8Array;
}

export function sqlJsEngine(database: SqlJsDatabase): SqlJsEngine {
  const statements = statementCache(
    (sql) => ({ raw: database.prepare(sql) }),
    ({ raw }) => raw.free(),
  );
  return {
    prepare: (sql) => adapt(database, statements.get(sql).raw),
    export() {
      statements.clear();
      const bytes = database.export();
      database.exec('pragma foreign_keys = on');
      return bytes;
    },
    close() {
      statements.clear();
      database.close();
    },
  };
}

function adapt(database: SqlJsDatabase, statement: SqlJsStatement): SqliteStatement {
  return {
    reader: statement.getColumnNames().length > 0,
    all: (parameters) => rowsOf(statement, parameters),
    run(parameters) {
      rowsOf(statement, parameters);
      return { changes: database.getRowsModified(), lastInsertRowid: 0 };
    },
  };
}

function rowsOf(statement: SqlJsStatement, parameters: readonly SqliteValue[]): object[] {
  try {
    statement.bind([...parameters]);
    const rows: object[] = [];
    while (statement.step()) rows.push(statement.getAsObject());
    return rows;
  } finally {
    statement.reset();
  }
}

import type { SqliteEngine, SqliteStatement, SqliteValue } from './engine.ts';
import { statementCache } from './statement-cache.ts';

interface NodeStatement {
  all(...parameters: SqliteValue[]): unknown[];
  run(...parameters: SqliteValue[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  columns(): { name: string }[];
  setReturnArrays(enabled: boolean): void;
}

export interface NodeDatabase {
  prepare(sql: string): NodeStatement;
  close(): void;
}

/** An engine over `new DatabaseSync(path)` of `node:sqlite`. The runtime sets WAL and synchronous; the driver waits for locks. */
export function nodeSqliteEngine(database: NodeDatabase): SqliteEngine {
  const statements = statementCache((sql) => adapt(database.prepare(sql)));
  return {
    prepare: (sql) => statements.get(sql),
    close() {
      statements.clear();
      database.close();
    },
  };
}

function adapt(statement: NodeStatement): SqliteStatement {
  const names = statement.columns().map(({ name }) => name);
  statement.setReturnArrays(true);
  return {
    reader: names.length > 0,
    all: (parameters) => statement.all(...parameters).map((values) => toRow(names, values)),
    run: (parameters) => statement.run(...parameters),
  };
}

/** Node's own rows have a null prototype and no hidden class: slow to read and to serialize, and promoted to the old generation. */
function toRow(names: readonly string[], values: unknown): Record<string, unknown> {
  if (!Array.isArray(values)) throw new Error('node:sqlite was asked for arrays and gave none');
  const row: Record<string, unknown> = {};
  names.forEach((name, at) => {
    row[name] = values[at];
  });
  return row;
}

import type { SqliteEngine, SqliteStatement, SqliteValue } from './engine.ts';
import { statementCache } from './statement-cache.ts';

/** The part of `node:sqlite`'s `StatementSync` that we use. */
interface NodeStatement {
  all(...parameters: SqliteValue[]): unknown[];
  run(...parameters: SqliteValue[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  columns(): unknown[];
}

/** The part of `node:sqlite`'s `DatabaseSync` that we use. */
export interface NodeDatabase {
  prepare(sql: string): NodeStatement;
  close(): void;
}

/** An engine over `new DatabaseSync(path)` of `node:sqlite`. The home sets WAL, synchronous and the busy timeout. */
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
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters),
    run: (parameters) => statement.run(...parameters),
  };
}

import { loadOnce, type Database } from '@huella/server';
import {
  sqliteDialect,
  sqlJsEngine,
  type SqliteEngine,
  type SqlJsDatabase,
  type SqlJsEngine,
} from '@huella/server/sqlite';
import { Kysely } from 'kysely';
import type { SqlJsStatic } from 'sql.js';
import { loadSqlJs } from '#load-sql-js';

/** An in-memory database whose content can be replaced while `db` stays the same object. */
export interface MockDatabase {
  readonly db: Kysely<Database>;
  /** An SQLite file. Waits for a running transaction. */
  export(): Promise<Uint8Array>;
  replace(bytes: Uint8Array): Promise<void>;
}

/** The WASM is compiled once per process or page. */
const sqlJs = loadOnce<SqlJsStatic>(loadSqlJs);

function open(SQL: SqlJsStatic, bytes: Uint8Array | null): SqlJsEngine {
  const database = new SQL.Database(bytes);
  database.exec('pragma foreign_keys = on');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types forget that it binds a bigint, too
  return sqlJsEngine(database as unknown as SqlJsDatabase);
}

/** Opens an empty database, or an SQLite file. */
export async function openMockDatabase(bytes: Uint8Array | null = null): Promise<MockDatabase> {
  const SQL = await sqlJs();
  let engine = open(SQL, bytes);
  const current: SqliteEngine = { prepare: (sql) => engine.prepare(sql), close: () => engine.close() };
  const db = new Kysely<Database>({ dialect: sqliteDialect(current) });
  // Kysely has one SQLite connection: holding it means that no transaction is open.
  const alone = <Result>(work: () => Result) => db.connection().execute(() => Promise.resolve(work()));
  return {
    db,
    export: () => alone(() => engine.export()),
    replace: (content) =>
      alone(() => {
        engine.close();
        engine = open(SQL, content);
      }),
  };
}

import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect } from 'kysely';
import type { SqliteEngine } from './engine.ts';
import { SharedConnectionDriver } from './shared-connection.ts';

/** SQLite's schema changes are transactional; declaring that makes the migrator hold a transaction, which is its lock. */
class SharedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Kysely's dialect over any SQLite engine: immediate transactions, foreign keys on. */
export function sqliteDialect(engine: SqliteEngine): Dialect {
  return {
    createDriver: () => new SharedConnectionDriver(engine),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SharedAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

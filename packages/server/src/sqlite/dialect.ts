import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
} from 'kysely';
import type { SqliteEngine } from './engine.ts';

/**
 * Takes the write lock at once. A plain `begin` reads first and fails with SQLITE_BUSY when another process wrote
 * in between, without waiting for the busy timeout.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite changes its schema inside transactions; saying so makes the migrator hold one, which is its lock. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's dialect over any SQLite engine: immediate transactions and foreign keys on. */
export function sqliteDialect(engine: SqliteEngine): Dialect {
  // Kysely's type asks for `iterate`, which only its streams use; we have none.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const config = { database: engine as unknown as SqliteDatabase, onCreateConnection: enforceForeignKeys };
  const base = new SqliteDialect(config);
  return {
    createDriver: () => new ImmediateDriver(config),
    createQueryCompiler: () => base.createQueryCompiler(),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => base.createIntrospector(db),
  };
}

async function enforceForeignKeys(connection: DatabaseConnection): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw('pragma foreign_keys = on'));
}

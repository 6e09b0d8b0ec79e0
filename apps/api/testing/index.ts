export { openPostgres } from '../src/adapters/database/open-postgres.ts';
export { openSqlite } from '../src/adapters/database/open-sqlite.ts';
export { createRuntime } from './create-runtime.ts';
export { createDatabase, startPostgres, type TestDatabase } from './postgres.ts';

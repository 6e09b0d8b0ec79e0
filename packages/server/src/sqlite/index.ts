export { sqliteDialect } from './dialect.ts';
export type { SqliteEngine, SqliteStatement, SqliteValue } from './engine.ts';
export { isLocked } from './is-locked.ts';
export { nodeSqliteEngine, type NodeDatabase } from './node-sqlite.ts';
export { sqlJsEngine, type SqlJsDatabase, type SqlJsEngine } from './sql-js.ts';

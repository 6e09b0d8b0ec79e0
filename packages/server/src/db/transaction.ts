import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** A connection pool, or its caller's transaction. */
export type Executor = Kysely<Database>;
/** The only way to query inside a transaction: on SQLite the pool would wait for the transaction itself. */
export type Tx = Transaction<Database>;

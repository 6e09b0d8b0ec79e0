import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** Where a repository runs its queries: the pool, or the transaction of its caller. */
export type Executor = Kysely<Database>;
/** Inside a transaction only this may be used: on SQLite the pool would wait for the transaction itself. */
export type Tx = Transaction<Database>;

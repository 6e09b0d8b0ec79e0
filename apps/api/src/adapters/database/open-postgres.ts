import type { Database } from '@huella/server';
import { postgresParsers } from '@huella/server/postgres';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';

const parsers = new Map(postgresParsers.map(({ oid, parse }) => [oid, parse]));

/**
 * A pool with its own parsers, because `pg.types` is global. Timeouts keep queries and forgotten transactions from holding a connection
 * for ever. `onError` gets the failures of idle connections.
 */
export function openPostgres(connectionString: string, onError: (error: Error) => void): Kysely<Database> {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'huella',
    types: {
      getTypeParser: (oid, format) => {
        const parser = format === 'binary' ? undefined : parsers.get(oid);
        return parser ?? types.getTypeParser(oid, format);
      },
    },
  });
  pool.on('error', onError);
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

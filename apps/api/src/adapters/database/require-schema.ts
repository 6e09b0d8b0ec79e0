import { schemaState, type Database } from '@huella/server';
import type { Kysely } from 'kysely';

/** A database is of a version that does not do. The message is for operators. */
export class SchemaError extends Error {}

/** Throws a SchemaError for a database of a later version, and for one of an earlier version unless that may be. */
export async function requireSchema(db: Kysely<Database>, schema: 'this' | 'this-or-earlier'): Promise<void> {
  const { pending, unknown } = await schemaState(db);
  if (unknown.length > 0)
    throw new SchemaError(`A newer version made this database (${unknown.join(', ')}): use that version.`);
  if (pending.length === 0 || schema === 'this-or-earlier') return;
  throw new SchemaError(
    `This database is of an earlier version: it lacks ${pending.join(', ')}. Run "npm run ops -- migrate", with --dry-run to see what it would do.`,
  );
}

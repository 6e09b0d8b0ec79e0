import { schemaState, type Database } from '@huella/server';
import type { Kysely } from 'kysely';

/** The schema does not match. The message is for operators. */
export class SchemaError extends Error {}

/** Throws a SchemaError for a newer schema, and for an older one unless allowed. */
export async function requireSchema(db: Kysely<Database>, schema: 'this' | 'this-or-earlier'): Promise<void> {
  const { pending, unknown } = await schemaState(db);
  if (unknown.length > 0)
    throw new SchemaError(`A newer version made this database (${unknown.join(', ')}): use that version.`);
  if (pending.length === 0 || schema === 'this-or-earlier') return;
  throw new SchemaError(
    `This database is of an earlier version: it lacks ${pending.join(', ')}. Run "npm run ops -- migrate", with --dry-run to see what it would do.`,
  );
}

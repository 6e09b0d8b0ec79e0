import { emailOf, PERSONA_PASSWORD } from '@huella/personas/names';
import type { Database } from '@huella/server';
import type { Kysely } from 'kysely';

const DEMO_OWNER = emailOf('asegurada');

/** What to do first: how to load the demo into an empty database, how to sign in to the demo; null with real accounts. */
export async function welcome(db: Kysely<Database>): Promise<string | null> {
  const accounts = db.selectFrom('accounts').select('id').limit(1);
  if (!(await accounts.executeTakeFirst()))
    return 'Nobody has an account yet. Register in the app, or let people move in who have pets, claims and food:\n\n    npm run ops -- demo load';
  if (!(await accounts.where('email_key', '=', DEMO_OWNER).executeTakeFirst())) return null;
  return `Sign in as ${DEMO_OWNER} with the password ${PERSONA_PASSWORD}, or as others of the demo:\n\n    npm run ops -- demo load`;
}

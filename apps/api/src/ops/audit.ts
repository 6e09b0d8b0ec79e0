import { userInfo } from 'node:os';
import type { Database } from '@huella/server';
import { beginAction, endAction, readableText } from '@huella/server/operator';
import type { Kysely } from 'kysely';
import { UsageError, type CommandInput, type Described } from './command.ts';

/** Ids, numbers and codes, which have digits, and fixed names; anything else, such as a person's name, is not recorded. */
const RECORDABLE = /^(?=.*\p{N})[\p{L}\p{N}\-./ ]{1,40}$|^[a-z][A-Za-z-]{0,39}$/u;
const NAME_LENGTH = 60;

/** The given name, or the system user's. Throws a UsageError for an unreadable one. */
export function actorOf({ as }: Pick<CommandInput['options'], 'as'>): string {
  const name = readableText(as ?? systemUser(), NAME_LENGTH);
  if (name === null) throw new UsageError('--as needs the name of who is at work.');
  return name;
}

/** A user missing from the system's list has no name. */
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

export function recordOf(
  { name, auditedArgCount }: Described,
  { args, options }: Pick<CommandInput, 'args' | 'options'>,
): string | null {
  if (auditedArgCount === undefined || options.check || options.dryRun) return null;
  const kept = args.slice(0, auditedArgCount).map((word) => (RECORDABLE.test(word) ? word : '…'));
  return [name, ...kept].join(' ');
}

/** Records the start and the end: an interrupted command stays `begun`. */
export async function recorded(
  db: Kysely<Database>,
  action: { readonly actor: string; readonly command: string },
  work: () => Promise<void>,
): Promise<void> {
  const id = await beginAction(db, action, new Date());
  try {
    await work();
  } catch (error) {
    // A failed database cannot store this either; the first error counts.
    await endAction(db, id, 'failed').catch(() => undefined);
    throw error;
  }
  await endAction(db, id, 'done');
}

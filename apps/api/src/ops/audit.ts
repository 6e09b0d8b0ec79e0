import { userInfo } from 'node:os';
import type { Database } from '@huella/server';
import { beginAction, endAction, readableText } from '@huella/server/operator';
import type { Kysely } from 'kysely';
import { UsageError, type CommandInput, type CommandDescription } from './command.ts';

const NAME_LENGTH = 60;

/** The given name, or the system user's. Throws a UsageError for an unreadable one. */
export function operatorOf({ operatorName }: Pick<CommandInput['options'], 'operatorName'>): string {
  const name = readableText(operatorName ?? systemUser(), NAME_LENGTH);
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

/** The command with its arguments, `…` for one that has not the expected form, such as a name. Null if it changes nothing. */
export function auditEntryOf(
  { name, auditedArgs }: CommandDescription,
  { args, options }: Pick<CommandInput, 'args' | 'options'>,
): string | null {
  if (auditedArgs === undefined || options.check || options.dryRun) return null;
  const kept = args
    .slice(0, auditedArgs.length)
    .map((word, index) => (auditedArgs[index]?.(word) ? word : '…'));
  return [name, ...kept].join(' ');
}

/** Records the start and the end: an interrupted command stays `begun`. */
export async function withAudit(
  db: Kysely<Database>,
  action: { readonly operator: string; readonly command: string },
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

import { userInfo } from 'node:os';
import type { Database } from '@huella/server';
import { beginAction, endAction, readableText } from '@huella/server/operator';
import type { Kysely } from 'kysely';
import { UsageError, type CommandInput, type Described } from './command.ts';

/** An id, a number or a code, which has digits, or a name of ours; anything else that was typed in its place, as a person's name, is left out. */
const RECORDABLE = /^(?=.*\p{N})[\p{L}\p{N}\-./ ]{1,40}$|^[a-z][A-Za-z-]{0,39}$/u;
const NAME_LENGTH = 60;

/** Who is at work: the name that was given, or that of the system's user. Throws a UsageError where nobody can read it. */
export function actorOf({ as }: Pick<CommandInput['options'], 'as'>): string {
  const name = readableText(as ?? systemUser(), NAME_LENGTH);
  if (name === null) throw new UsageError('--as needs the name of who is at work.');
  return name;
}

/** A user without an entry in the system's list has none. */
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

/** What a command is recorded as; null for one that changes nothing. */
export function recordOf(
  { name, recordedWords }: Described,
  { words, options }: Pick<CommandInput, 'words' | 'options'>,
): string | null {
  if (recordedWords === undefined || options.check || options.dryRun) return null;
  const kept = words.slice(0, recordedWords).map((word) => (RECORDABLE.test(word) ? word : '…'));
  return [name, ...kept].join(' ');
}

/** Runs a command between two notes: what is cut off stays noted as begun. */
export async function recorded(
  db: Kysely<Database>,
  action: { readonly actor: string; readonly command: string },
  work: () => Promise<void>,
): Promise<void> {
  const id = await beginAction(db, action, new Date());
  try {
    await work();
  } catch (error) {
    // A database that has failed cannot take the note either: the first reason is the one to tell.
    await endAction(db, id, 'failed').catch(() => undefined);
    throw error;
  }
  await endAction(db, id, 'done');
}

import { currentAccount, newIdempotencyKey } from '@huella/api-client';
import { type Draft, readDraft, removeDraft, removeDrafts, writeDraft } from './draft-storage.ts';

/** Grows when drafts are closed, so that a form that is still mounted does not write its draft again. */
let generation = 0;

/** Stops mounted forms from writing drafts, after another tab has ended the session. */
export function closeDrafts(): void {
  generation += 1;
}

/** Deletes the drafts of all accounts on logout; with `exceptAccount`, those of all other accounts (D80). */
export function deleteDrafts(exceptAccount?: string): void {
  if (exceptAccount === undefined) closeDrafts();
  removeDrafts(exceptAccount);
}

export function hasDraft(name: string): boolean {
  const account = currentAccount();
  return account !== null && readDraft(name, account) !== null;
}

export interface OpenDraft {
  readonly keySeed: string;
  readonly restored: Draft | null;
  /** Keeps it for a week by default. */
  write(draft: Pick<Draft, 'step' | 'values'>, ttlMs?: number): void;
  /** Removes what was stored; later changes are stored again. */
  remove(): void;
  /** Removes it for good, after the form was sent or left. */
  close(): void;
}

const ignore = () => undefined;

/** Opens a draft by name; stores nothing without a name or a session. Removes only what this form wrote or restored. */
export function openDraft(name: string | undefined): OpenDraft {
  const account = currentAccount();
  if (name === undefined || account === null)
    return { keySeed: newIdempotencyKey(), restored: null, write: ignore, remove: ignore, close: ignore };
  const opened = generation;
  const formInstance = newIdempotencyKey();
  const restored = readDraft(name, account);
  const keySeed = restored?.seed ?? newIdempotencyKey();
  const writers = restored ? [formInstance, restored.owner] : [formInstance];
  let isClosed = false;
  return {
    keySeed,
    restored,
    write: (draft, ttlMs) => {
      if (opened === generation && !isClosed)
        writeDraft(name, {
          ...draft,
          seed: keySeed,
          account,
          owner: formInstance,
          ...(ttlMs !== undefined && { keptMs: ttlMs }),
        });
    },
    remove: () => removeDraft(name, writers),
    close: () => {
      isClosed = true;
      removeDraft(name, writers);
    },
  };
}

import { currentAccount, newIdempotencyKey } from '@huella/api-client';
import { type Draft, readDraft, removeDraft, removeDrafts, writeDraft } from './draft-storage.ts';

/** Grows when drafts are closed: a form that is still on the screen by then must not write its own again. */
let generation = 0;

/** Makes forms that are still on the screen keep nothing any more: another tab has ended the session. */
export function closeDrafts(): void {
  generation += 1;
}

/** Deletes what was typed and not sent: on a logout, of everybody; with `exceptOf`, of everybody but that account (D80). */
export function deleteDrafts(exceptOf?: string): void {
  if (exceptOf === undefined) closeDrafts();
  removeDrafts(exceptOf);
}

/** Whether this account has a draft under this name, so that another screen can offer to go on with it. */
export function hasDraft(flow: string): boolean {
  const account = currentAccount();
  return account !== null && readDraft(flow, account) !== null;
}

/** The draft of one form on the screen, of the account that it was opened by. */
export interface OpenDraft {
  /** The seed of this form's idempotency keys: the restored draft's, or a new one. */
  readonly seed: string;
  /** What was restored, or null. */
  readonly restored: Draft | null;
  /** Keeps it for a week, unless said otherwise. */
  write(draft: Pick<Draft, 'step' | 'values'>, keptMs?: number): void;
  /** Forgets what was kept; what is typed from now on is kept again. */
  remove(): void;
  /** Forgets it for good: the form was sent, or left. */
  close(): void;
}

const ignore = () => undefined;

/**
 * Opens the draft of a flow; without a name, or while nobody is signed in, nothing is kept. What another tab's form has written
 * since is not removed.
 */
export function openDraft(flow: string | undefined): OpenDraft {
  const account = currentAccount();
  if (flow === undefined || account === null)
    return { seed: newIdempotencyKey(), restored: null, write: ignore, remove: ignore, close: ignore };
  const opened = generation;
  const owner = newIdempotencyKey();
  const restored = readDraft(flow, account);
  const seed = restored?.seed ?? newIdempotencyKey();
  const owners = restored ? [owner, restored.owner] : [owner];
  let isClosed = false;
  return {
    seed,
    restored,
    write: (draft, keptMs) => {
      if (opened === generation && !isClosed)
        writeDraft(flow, { ...draft, seed, account, owner, ...(keptMs !== undefined && { keptMs }) });
    },
    remove: () => removeDraft(flow, owners),
    close: () => {
      isClosed = true;
      removeDraft(flow, owners);
    },
  };
}

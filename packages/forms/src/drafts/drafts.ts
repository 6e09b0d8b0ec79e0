import { currentAccount, newIdempotencyKey } from '@huella/api-client';
import { type Draft, readDraft, removeDraft, removeDrafts, writeDraft } from './draft-storage.ts';

/** Grows when drafts are closed, so that a form that is still mounted does not write its draft again. */
let generation = 0;

/** Stops mounted forms from writing drafts, after another tab has ended the session. */
export function closeDrafts(): void {
  generation += 1;
}

/** Deletes the drafts of all accounts on logout; with `exceptOf`, those of all other accounts (D80). */
export function deleteDrafts(exceptOf?: string): void {
  if (exceptOf === undefined) closeDrafts();
  removeDrafts(exceptOf);
}

export function hasDraft(flow: string): boolean {
  const account = currentAccount();
  return account !== null && readDraft(flow, account) !== null;
}

export interface OpenDraft {
  readonly seed: string;
  readonly restored: Draft | null;
  /** Keeps it for a week by default. */
  write(draft: Pick<Draft, 'step' | 'values'>, ttlMs?: number): void;
  /** Removes what was stored; later changes are stored again. */
  remove(): void;
  /** Removes it for good, after the form was sent or left. */
  close(): void;
}

const ignore = () => undefined;

/** Opens the draft of a flow; stores nothing without a name or a session. The last write wins; removes only what this form wrote or restored. */
export function openDraft(flow: string | undefined): OpenDraft {
  const account = currentAccount();
  if (flow === undefined || account === null)
    return { seed: newIdempotencyKey(), restored: null, write: ignore, remove: ignore, close: ignore };
  const opened = generation;
  const formInstance = newIdempotencyKey();
  const restored = readDraft(flow, account);
  const seed = restored?.seed ?? newIdempotencyKey();
  const writers = restored ? [formInstance, restored.owner] : [formInstance];
  let isClosed = false;
  return {
    seed,
    restored,
    write: (draft, ttlMs) => {
      if (opened === generation && !isClosed)
        writeDraft(flow, {
          ...draft,
          seed,
          account,
          owner: formInstance,
          ...(ttlMs !== undefined && { keptMs: ttlMs }),
        });
    },
    remove: () => removeDraft(flow, writers),
    close: () => {
      isClosed = true;
      removeDraft(flow, writers);
    },
  };
}

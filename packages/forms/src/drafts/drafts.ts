import { currentAccount } from '@huella/api-client';
import { type Draft, readDraft, removeDraft, removeDrafts, writeDraft } from './draft-storage.ts';

/** Grows when drafts are deleted: a form that is still on the screen by then must not write its own anew. */
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

/** The draft of one form on the screen, of the account that it was opened by. */
export interface OpenDraft {
  read(): Draft | null;
  write(draft: Draft): void;
  /** Forgets what was kept; what is typed from now on is kept again. */
  remove(): void;
  /** Forgets it for good: the form was sent, or left. */
  close(): void;
}

const ignore = () => undefined;
const none: OpenDraft = { read: () => null, write: ignore, remove: ignore, close: ignore };

/** Opens the draft of a flow; without a name, or while nobody is signed in, nothing is kept. */
export function openDraft(flow: string | undefined): OpenDraft {
  const account = currentAccount();
  if (flow === undefined || account === null) return none;
  const opened = generation;
  let isClosed = false;
  return {
    read: () => readDraft(flow, account),
    write: (draft) => {
      if (opened === generation && !isClosed) writeDraft(flow, account, draft);
    },
    remove: () => removeDraft(flow),
    close: () => {
      isClosed = true;
      removeDraft(flow);
    },
  };
}

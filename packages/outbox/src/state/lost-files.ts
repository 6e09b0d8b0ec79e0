import type { StoredItem } from '../item.ts';
import { storedFileLog, type LoggedFile } from '../storage/stored-file-log.ts';
import type { LostFile } from './snapshot.ts';

/** Milliseconds a file must be missing before it is reported: another tab's storage may lag. */
const CERTAIN_AFTER_MS = 1_500;

export interface LostFiles {
  /** Compares what should exist with what does. Returns the files that are lost, and whether to check again soon. */
  compare: (
    account: string,
    present: readonly StoredItem[],
  ) => { missing: readonly LostFile[]; mustCheckAgain: boolean };
}

/** Finds files that were stored and are gone, by their notes in localStorage. */
export function createLostFiles(): LostFiles {
  const missedSince = new Map<string, number>();

  function isCertain({ id }: LoggedFile): boolean {
    const since = missedSince.get(id) ?? performance.now();
    missedSince.set(id, since);
    return performance.now() - since >= CERTAIN_AFTER_MS;
  }

  return {
    compare: (account, present) => {
      const logged = storedFileLog.all(account);
      const known = new Set(logged.map(({ id }) => id));
      const ids = new Set(present.map(({ id }) => id));
      for (const item of present) if (!known.has(item.id)) storedFileLog.note(item);
      const gone = logged.filter(({ id }) => !ids.has(id));
      for (const { id, done } of gone) if (done) storedFileLog.forget(id);
      const missed = gone.filter(({ done }) => !done);
      const missing = missed.filter(isCertain);
      return {
        missing: missing.map(({ id, title }) => ({ id, title })),
        mustCheckAgain: missing.length < missed.length,
      };
    },
  };
}

export const CHECK_AGAIN_MS = CERTAIN_AFTER_MS + 500;

import type { StoredItem } from '../item.ts';
import { storedFileLog } from '../storage/stored-file-log.ts';
import type { LostFile } from './snapshot.ts';

/** Milliseconds a file must be absent before it counts as lost: another tab's storage may lag. */
const LOST_AFTER_MS = 1_500;

/** Milliseconds from an absence to the next look, later than `LOST_AFTER_MS` so that one look is enough. */
export const RECHECK_DELAY_MS = LOST_AFTER_MS + 500;

export interface LostFiles {
  /** Logs the present files and forgets finished ones. Returns the lost ones, and whether to look again after `RECHECK_DELAY_MS`. */
  reconcile: (
    account: string,
    present: readonly StoredItem[],
  ) => { lost: readonly LostFile[]; mustRecheck: boolean };
}

/** Finds files that were stored and are absent, by their notes in localStorage. */
export function createLostFiles(): LostFiles {
  let absentSince = new Map<string, number>();

  return {
    reconcile: (account, present) => {
      const logged = storedFileLog.all(account);
      const loggedIds = new Set(logged.map(({ id }) => id));
      const presentIds = new Set(present.map(({ id }) => id));
      for (const item of present) if (!loggedIds.has(item.id)) storedFileLog.note(item);
      const absent = logged.filter(({ id }) => !presentIds.has(id));
      for (const { id, done } of absent) if (done) storedFileLog.forget(id);
      const unexpected = absent.filter(({ done }) => !done);
      const now = performance.now();
      const since = new Map(unexpected.map(({ id }) => [id, absentSince.get(id) ?? now]));
      // Drops what has come back, so that a later absence is confirmed by a second look, too.
      absentSince = since;
      const lost = unexpected.filter(({ id }) => now - (since.get(id) ?? now) >= LOST_AFTER_MS);
      return {
        lost: lost.map(({ id, title }) => ({ id, title })),
        mustRecheck: lost.length < unexpected.length,
      };
    },
  };
}

import { isLocked } from './is-locked.ts';
import { DatabaseLockedError } from './locked-error.ts';

/** How long the lock of another process is waited for, in milliseconds: a form is not kept waiting longer. */
const LONGEST_WAIT = 5_000;

/** Between two attempts, in milliseconds. */
const PAUSE = 15;

/** The wait of one caller for what another process has locked, counted from its coming; others go on beside it. */
export class LockWait {
  readonly #end = performance.now() + LONGEST_WAIT;

  /** Does `work`, and again while the database is locked. Throws DatabaseLockedError at the end of the wait. */
  async unlessLocked<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isLocked(error)) throw error;
        if (performance.now() > this.#end) throw new DatabaseLockedError({ cause: error });
      }
      await new Promise((resolve) => {
        setTimeout(resolve, PAUSE);
      });
    }
  }
}

import { isLocked } from './is-locked.ts';
import { DatabaseLockedError } from './locked-error.ts';

/** In milliseconds: a form should not wait longer. */
const LONGEST_WAIT = 5_000;

/** Milliseconds between two attempts. */
const PAUSE = 15;

/** One caller's wait for another process's lock, timed from its arrival; others go on meanwhile. */
export class LockWait {
  readonly #end = performance.now() + LONGEST_WAIT;

  /** Retries `work` while the database is locked. Throws DatabaseLockedError after the timeout. */
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

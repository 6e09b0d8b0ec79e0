import { sessionSignal } from './session-scope.ts';

/** Undoes what was shown before its answer, unless the session ended: then the cache is empty. */
export async function undoIfRejected(answer: Promise<unknown>, shown: { undo: () => void }): Promise<void> {
  const session = sessionSignal();
  await answer.catch(() => {
    if (!session.aborted) shown.undo();
  });
}

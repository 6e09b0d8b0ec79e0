import { sessionSignal } from './session-scope.ts';

/** Calls `tell` if a mutation failed, unless the session ended meanwhile: that has its own message. Resolves to whether it succeeded. */
export async function tellFailure(
  answer: PromiseLike<{ error?: unknown }>,
  tell: () => void,
): Promise<boolean> {
  const session = sessionSignal();
  const { error } = await answer;
  if (error !== undefined && !session.aborted) tell();
  return error === undefined;
}

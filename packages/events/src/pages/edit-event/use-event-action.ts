import { type AppError, currentAccount, toAppError } from '@huella/api-client';
import { toast, useSubmitOnce } from '@huella/ui';
import { useState } from 'react';
import { EVENT_TOAST_MS } from '../../lib/event-toast.ts';
import { copy } from './copy.ts';

export interface EventAction {
  /** Does it; the answer is a mutation's, with what to say instead of `success` where that was not so. */
  run: () => PromiseLike<{ error?: unknown; said?: string }>;
  success: string;
  /** What is said of a refusal whose reason is known; of any other, what is said of every failure. */
  failureOf?: (error: AppError) => string | undefined;
  onDone: () => void;
}

/** A question before something is done to an event, and the doing: once however often it is tapped, with a toast of how it ended. */
export function useEventAction({ run, success, failureOf, onDone }: EventAction) {
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = useSubmitOnce(async () => {
    const account = currentAccount();
    setBusy(true);
    const { error, said = success } = await run();
    setBusy(false);
    setAsking(false);
    if (account !== currentAccount()) return;
    if (error === undefined) {
      toast.success(said, { durationMs: EVENT_TOAST_MS });
      onDone();
      return;
    }
    const failure = toAppError(error);
    // The end of a session speaks for itself.
    if (failure.status !== 401)
      toast.error(failureOf?.(failure) ?? copy.failure, { durationMs: EVENT_TOAST_MS });
  });
  return { isAsking, busy, ask: () => setAsking(true), cancel: () => setAsking(false), confirm };
}

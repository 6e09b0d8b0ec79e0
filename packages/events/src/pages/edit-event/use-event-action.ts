import { type AppError, sessionSignal, toAppError } from '@huella/api-client';
import { toast, useSubmitOnce } from '@huella/ui';
import { useState } from 'react';
import { EVENT_TOAST_MS } from '../../lib/event-toast.ts';
import { copy } from './copy.ts';

export interface EventAction {
  /** Returns a mutation's result; `said` replaces `success`. */
  run: () => PromiseLike<{ error?: unknown; said?: string }>;
  success: string;
  /** The message of a known error. */
  failureOf?: (error: AppError) => string | undefined;
  onDone: () => void;
}

/** Asks before a change of an event, runs it once, and reports the result in a toast. */
export function useEventAction({ run, success, failureOf, onDone }: EventAction) {
  const [isConfirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = useSubmitOnce(async () => {
    const session = sessionSignal();
    setBusy(true);
    const { error, said = success } = await run();
    setBusy(false);
    setConfirming(false);
    if (session.aborted) return;
    if (error === undefined) {
      toast.success(said, { durationMs: EVENT_TOAST_MS });
      onDone();
      return;
    }
    toast.error(failureOf?.(toAppError(error)) ?? copy.failure, { durationMs: EVENT_TOAST_MS });
  });
  return {
    isConfirming,
    busy,
    openDialog: () => setConfirming(true),
    cancel: () => setConfirming(false),
    confirm,
  };
}

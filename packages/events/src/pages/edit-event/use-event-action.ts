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
  /** Also called if the event is gone. */
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
    const failure = toAppError(error);
    const isGone = failure.code === 'not_found';
    toast.error(isGone ? copy.gone : (failureOf?.(failure) ?? copy.failure), { durationMs: EVENT_TOAST_MS });
    if (isGone) onDone();
  });
  return {
    isConfirming,
    busy,
    openDialog: () => setConfirming(true),
    cancel: () => setConfirming(false),
    confirm,
  };
}

import { type AppError, sessionSignal, toAppError, type WithIdempotencyKey } from '@huella/api-client';
import { toast, useHasLeft, useOnEdit, useSubmitOnce } from '@huella/ui';
import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { failureMessage } from './failure-message.ts';
import { applyServerErrors, type AppliedError } from './apply-server-errors.ts';
import type { Flow } from './use-flow.ts';
import { groupOf } from './use-steps.ts';

export interface SubmitOptions<Values extends FieldValues, Output, Body, Result> {
  body: (data: Output) => Body;
  /** A mutation's trigger. The same body keeps its key, so that a retry after a lost answer creates nothing twice. */
  send: (sending: WithIdempotencyKey<Body>) => PromiseLike<{ data?: Result; error?: unknown }>;
  /** False for a success that accepts nothing, such as a rejection in words: the input is kept. */
  isTaken?: (result: Result | undefined) => boolean;
  success?: string | ((data: Output) => string);
  /** Milliseconds that the toast is shown, if not the default (D77). */
  successMs?: number;
  /** The alert for a failure that belongs to no field. */
  failure: string;
  explain?: (error: AppError) => string | undefined;
  /** Maps a rejected path of the body to a field of another name. */
  fieldOf?: (path: string) => FieldPath<Values> | undefined;
  /** Called on a rejection, to close an open dialog. Then `unhandled` shows the rejection in the form, `handled` shows nothing more. */
  onRejected?: (error: AppError) => 'handled' | 'unhandled';
  /** Called on success while the form is still mounted. */
  onSent: (result: Result | undefined, data: Output) => void;
}

/**
 * Sends a flow: checks it, sends it once, shows rejected fields on their step and other failures in the alert. Keeps the draft
 * until success. If the form was left meanwhile, shows the result as a toast.
 */
export function useSubmit<Values extends FieldValues, Output, Body, Result, Step extends string>(
  flow: Flow<Values, Output, Step>,
  options: SubmitOptions<Values, Output, Body, Result>,
) {
  const { form, steps, isSending, setSending } = flow;
  const [failure, setFailure] = useState<string>();
  const clearFailure = useCallback(() => setFailure(undefined), []);
  useOnEdit(form, clearFailure);
  const latest = useLatest(steps);
  const hasLeft = useHasLeft(steps.paths);
  const waiting = useRef<readonly AppliedError<Values>[]>([]);

  const send = useSubmitOnce(async (data: Output) => {
    setFailure(undefined);
    setSending(true);
    try {
      await sendAndReport(data);
    } finally {
      setSending(false);
    }
  });

  async function sendAndReport(data: Output) {
    const session = sessionSignal();
    const body = options.body(data);
    const { data: result, error } = await options.send({ body, idempotencyKey: flow.keyFor(body) });
    // The end of a session has its own message, and its form is left.
    if (session.aborted) return;
    if (error === undefined && (options.isTaken?.(result) ?? true)) flow.close();
    const isLeft = await hasLeft();
    if (error !== undefined) return reject(toAppError(error), isLeft);
    const { success, successMs } = options;
    if (success !== undefined)
      toast.success(typeof success === 'string' ? success : success(data), { durationMs: successMs });
    if (!isLeft && latest.current) options.onSent(result, data);
  }

  function reject(error: AppError, isLeft: boolean) {
    if (isLeft || !latest.current) {
      toast.error(failureMessage(error, false, options) ?? options.failure);
      return;
    }
    if (options.onRejected?.(error) === 'handled') return;
    const placed = applyServerErrors(flow, error.fields, options.fieldOf);
    waiting.current = placed.errors;
    latest.current.show(placed.errors.map(({ name }) => groupOf(name)));
    setFailure(failureMessage(error, placed.isComplete, options));
  }

  /** A handler for `onSubmit`: goes to the next step, or on the last calls `onValid` with checked values. */
  function handleSubmit(onValid: (data: Output) => unknown): (event?: SyntheticEvent) => Promise<unknown> {
    return form.handleSubmit(
      async (data) => {
        if (steps.isLast) return onValid(data);
        // Resets `isSubmitted`, so that the next step's fields are not checked while they are first filled in.
        form.reset(undefined, {
          keepValues: true,
          keepDefaultValues: true,
          keepDirty: true,
          keepTouched: true,
        });
        // `reset` clears server errors; shows those of later steps again.
        waiting.current = waiting.current.filter(({ name }) => !steps.fields.includes(groupOf(name)));
        for (const { name, message } of waiting.current) form.setError(name, { type: 'server', message });
        return steps.next();
      },
      (errors) => {
        const names = Object.keys(errors);
        const isShown = steps.show(names) || names.some((name) => flow.shows(name));
        if (!isShown) setFailure(options.failure);
      },
    );
  }

  const submit = useSubmitOnce((event: SyntheticEvent) => handleSubmit(send)(event));
  return { submit, handleSubmit, send, busy: isSending, failure, setFailure };
}

/** The latest value, for async code; null after unmount. */
function useLatest<Value>(value: Value) {
  const latest = useRef<Value | null>(value);
  useEffect(() => {
    latest.current = value;
  });
  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );
  return latest;
}

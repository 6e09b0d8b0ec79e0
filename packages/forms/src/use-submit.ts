import { currentAccount, type AppError, type Sending, toAppError } from '@huella/api-client';
import { toast, useOnEdit, useSubmitOnce } from '@huella/ui';
import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { failureSentence } from './failure-sentence.ts';
import { placeErrors, type PlacedError } from './place-errors.ts';
import type { Flow } from './use-flow.ts';
import { groupOf } from './use-steps.ts';

export interface SubmitOptions<Values extends FieldValues, Output, Body, Result> {
  /** The body of the call, from checked values. */
  body: (data: Output) => Body;
  /** A mutation's trigger. The same body keeps its key, so that a retry after a lost answer creates nothing twice. */
  send: (sending: Sending<Body>) => PromiseLike<{ data?: Result; error?: unknown }>;
  /** False for an answer that takes nothing, such as a refusal in words: what was typed is kept. */
  isTaken?: (result: Result | undefined) => boolean;
  /** The toast when it is done; none where something else says so. */
  success?: string | ((data: Output) => string);
  /** Milliseconds that the toast stays, where it is not the usual time (`D77`). */
  successMs?: number;
  /** What the form's alert says of a failure that belongs to no field. */
  failure: string;
  /** A sentence for failures that have one of their own; undefined for the others. */
  explain?: (error: AppError) => string | undefined;
  /** The field that shows a refused path of the body, where its name is another one. */
  fieldOf?: (path: string) => FieldPath<Values> | undefined;
  /** Called before a refusal is shown: a dialog that is open has to be gone by then. True when there is nothing left to show. */
  onRejected?: (error: AppError) => boolean;
  /** Called when it is done and the form is still on the screen: a person who has left it is not led anywhere. */
  onSent: (result: Result | undefined, data: Output) => void;
}

/**
 * Sends a flow: checks it, sends it once however often it is tapped, puts what the server refuses onto its fields, on the step
 * that has them, and says the rest in one sentence. What was typed stays until it is sent, and only then its draft goes. A person who
 * has left the form meanwhile gets the outcome as a toast.
 */
export function useSubmit<Values extends FieldValues, Output, Body, Result, Step extends string>(
  flow: Flow<Values, Output, Step>,
  options: SubmitOptions<Values, Output, Body, Result>,
) {
  const { form, steps } = flow;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const clearFailure = useCallback(() => setFailure(undefined), []);
  useOnEdit(form, clearFailure);
  const latest = useLatest(steps);
  const waiting = useRef<readonly PlacedError<Values>[]>([]);

  const send = useSubmitOnce(async (data: Output) => {
    setFailure(undefined);
    const account = currentAccount();
    const { data: result, error } = await busyWhile(() => {
      const body = options.body(data);
      return options.send({ body, idempotencyKey: flow.keyFor(body) });
    });
    if (error !== undefined) return reject(toAppError(error), account);
    if (options.isTaken?.(result) ?? true) flow.close();
    const { success, successMs } = options;
    if (success !== undefined && account === currentAccount())
      toast.success(typeof success === 'string' ? success : success(data), { durationMs: successMs });
    if (latest.current) options.onSent(result, data);
  });

  async function busyWhile<Answer>(work: () => PromiseLike<Answer>): Promise<Answer> {
    setBusy(true);
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  }

  function reject(error: AppError, account: string | null) {
    if (!latest.current) {
      // The end of a session speaks for itself.
      if (account === currentAccount() && error.status !== 401)
        toast.error(failureSentence(error, false, options) ?? options.failure);
      return;
    }
    if (options.onRejected?.(error)) return;
    const placed = placeErrors(flow, error.fields, options.fieldOf);
    waiting.current = placed.errors;
    latest.current.show(placed.errors.map(({ name }) => groupOf(name)));
    setFailure(failureSentence(error, placed.isComplete, options));
  }

  /** A handler for the form's `onSubmit`: on to the next step, or, from the last, what is right goes to `onValid`. */
  function check(onValid: (data: Output) => unknown): (event?: SyntheticEvent) => Promise<unknown> {
    return form.handleSubmit(
      async (data) => {
        if (steps.isLast) return onValid(data);
        // The next step's fields are checked when it is submitted, not while they are first filled in.
        form.reset(undefined, {
          keepValues: true,
          keepDefaultValues: true,
          keepDirty: true,
          keepTouched: true,
        });
        // What the server refused of a later step is still wrong when that one appears.
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

  const submit = useSubmitOnce((event: SyntheticEvent) => check(send)(event));
  return { submit, check, send, busy, failure, setFailure };
}

/** What a value is now, for an answer that arrives later; null once the form is gone. */
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

import { type AppError, type Sending, toAppError, useIdempotencyKey } from '@huella/api-client';
import { toast, useOnEdit, useSubmitOnce } from '@huella/ui';
import { useCallback, useState, type SyntheticEvent } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { failureSentence } from './failure-sentence.ts';
import { placeErrors } from './place-errors.ts';
import type { Flow } from './use-flow.ts';

export interface SubmitOptions<Values extends FieldValues, Output, Body, Result> {
  /** The body of the call, from checked values. */
  body: (data: Output) => Body;
  /** A mutation's trigger. The same body keeps its key, so that a retry after a lost answer creates nothing twice. */
  send: (sending: Sending<Body>) => PromiseLike<{ data?: Result; error?: unknown }>;
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
  onSent: (result: Result | undefined, data: Output) => void;
}

/**
 * Sends a flow: checks it, sends it once however often it is tapped, puts what the server refuses onto its fields, on the step
 * that has them, and says the rest in one sentence. What was typed stays until it is sent, and only then its draft goes.
 */
export function useSubmit<Values extends FieldValues, Output, Body, Result, Step extends string>(
  flow: Flow<Values, Output, Step>,
  options: SubmitOptions<Values, Output, Body, Result>,
) {
  const { form, steps } = flow;
  const keyFor = useIdempotencyKey();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const clearFailure = useCallback(() => setFailure(undefined), []);
  useOnEdit(form, clearFailure);

  const send = useSubmitOnce(async (data: Output) => {
    setFailure(undefined);
    setBusy(true);
    const body = options.body(data);
    const { data: result, error } = await options.send({ body, idempotencyKey: keyFor(body) });
    setBusy(false);
    if (error !== undefined) return reject(toAppError(error));
    flow.close();
    if (options.success !== undefined) {
      const { success, successMs } = options;
      toast.success(typeof success === 'string' ? success : success(data), { durationMs: successMs });
    }
    return options.onSent(result, data);
  });

  function reject(error: AppError) {
    if (options.onRejected?.(error)) return;
    const { names, isComplete } = placeErrors(form, error.fields, options.fieldOf);
    steps.show(names.map(groupOf));
    setFailure(failureSentence(error, isComplete, options));
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
        return steps.next();
      },
      (errors) => void steps.show(Object.keys(errors)),
    );
  }

  return { submit: useSubmitOnce(check(send)), check, send, busy, failure, setFailure };
}

function groupOf(name: string): string {
  return name.split('.', 1)[0] ?? name;
}

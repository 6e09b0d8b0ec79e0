import { networkError, type AppError } from '@huella/api-client';
import { applyServerErrors, useSubmitOnce } from '@huella/ui';
import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import type { SessionDispatch } from '../../session/session-store.ts';
import type { FormSubmit } from './form-submit.ts';
import { useDeferredControl } from './use-deferred-control.ts';

interface DeferredFormOptions<Values extends FieldValues> {
  load: () => Promise<FormSubmit<Values>>;
  /** What the form's alert says when the failure belongs to no field. */
  explain: (error: AppError) => string;
  onDone: () => void;
}

/**
 * A form that is on the screen before its code: react-hook-form, rules and call come on idle, or at the latest when it
 * is submitted. Values survive a failure, the server's field errors land on the fields, everything else in `failure`;
 * a double tap sends once.
 */
export function useDeferredForm<Values extends FieldValues>({
  load,
  explain,
  onDone,
}: DeferredFormOptions<Values>) {
  const dispatch = useDispatch<SessionDispatch>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { formRef, messages, open } = useDeferredControl(load);

  async function send(): Promise<AppError | undefined> {
    const opened = await open().catch(() => undefined);
    if (!opened) return networkError();
    let error: AppError | undefined;
    await opened.control.handleSubmit(async (values) => {
      error = await opened.send(dispatch, values);
      if (!error) onDone();
    })();
    const placed =
      error && applyServerErrors(error.fields, opened.control.setError, fieldIn(formRef.current));
    return placed ? undefined : error;
  }

  async function submit() {
    setFailure(undefined);
    setBusy(true);
    const error = await send();
    setBusy(false);
    if (error) setFailure(explain(error));
  }

  return { form: { ref: formRef, failure, onSubmit: useSubmitOnce(submit) }, messages, busy };
}

/** Which field a path of the wire is: the names are the same, but not every path is an input of this form. */
function fieldIn<Values extends FieldValues>(form: HTMLFormElement | null) {
  return (path: string): FieldPath<Values> | undefined =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an input of that name carries a value of that name
    form?.elements.namedItem(path) ? (path as FieldPath<Values>) : undefined;
}

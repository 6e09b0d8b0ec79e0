import { networkError, type AppError } from '@huella/api-client';
import { applyServerErrors, useSubmitOnce } from '@huella/ui';
import { useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import type { SessionDispatch } from '../../session/session-store.ts';
import type { FormCode } from './form-code.ts';
import { useIdleLoad } from './use-idle-load.ts';

interface LazyFormOptions<Values extends FieldValues> {
  defaultValues: DefaultValues<Values> & Values;
  load: () => Promise<FormCode<Values>>;
  /** What the form's alert says when the failure belongs to no field. */
  explain: (error: AppError) => string;
  onDone: () => void;
}

/**
 * A form whose rules and call are loaded on idle, or at the latest when it is submitted. Values survive a failure, the
 * server's field errors land on the fields, everything else in `failure`; a double tap sends once.
 */
export function useLazyForm<Values extends FieldValues>(options: LazyFormOptions<Values>) {
  const { defaultValues, load, explain, onDone } = options;
  const dispatch = useDispatch<SessionDispatch>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { control, handleSubmit, setError } = useForm<Values>({
    defaultValues,
    resolver: async (...given) => (await load()).resolver(...given),
  });
  useIdleLoad(load);

  async function send(event: FormEvent<HTMLFormElement>): Promise<AppError | undefined> {
    // Before react-hook-form starts: it would stay "submitting" for ever if its resolver could not be loaded.
    const code = await load().catch(() => null);
    if (!code) return networkError();
    let error: AppError | undefined;
    await handleSubmit(async (values) => {
      error = await code.send(dispatch, values);
      if (!error) onDone();
    })(event);
    return error;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    setFailure(undefined);
    setBusy(true);
    const error = await send(event);
    setBusy(false);
    if (error && !applyServerErrors(error.fields, setError, fieldIn(defaultValues)))
      setFailure(explain(error));
  }

  return { control, busy, failure, submit: useSubmitOnce(submit) };
}

/** Which field of the form a path of the wire is: the names are the same, but not every path is a field. */
function fieldIn<Values extends FieldValues>(defaultValues: Values) {
  return (path: string) =>
    Object.keys(defaultValues).find((name): name is FieldPath<Values> => name === path);
}

import { networkError, toAppError, type AppError } from '@huella/api-client';
import { useIdleLoad, useSubmitOnce } from '@huella/ui';
import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import type { ZodMiniType } from 'zod/mini';
import type { SessionDispatch } from '../../session/session-slice.ts';

/** The part of a form that is loaded on use: its validation and its call. */
export interface FormSubmit<Values> {
  readonly schema: ZodMiniType<Values>;
  /** `fields` of the error are those of the form. */
  readonly send: (dispatch: SessionDispatch, values: Values) => Promise<{ error?: unknown }>;
}

export interface DeferredFormOptions<Values> {
  load: () => Promise<FormSubmit<Values>>;
  /** The alert for a failure that belongs to no field. */
  explain: (error: AppError) => string;
  onDone: () => void;
}

type Messages = Readonly<Record<string, string | undefined>>;

/**
 * A form of uncontrolled inputs that lazy-loads its validation and its submit, on idle or on submit. Validates on submit, then on
 * input; sends once.
 */
export function useDeferredForm<Values>({ load, explain, onDone }: DeferredFormOptions<Values>) {
  const dispatch = useDispatch<SessionDispatch>();
  const [schema, setSchema] = useState<FormSubmit<Values>['schema']>();
  const [messages, setMessages] = useState<Messages>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  useIdleLoad(load);

  function show(form: HTMLFormElement, fieldErrors: Messages) {
    setMessages(fieldErrors);
    inputsOf(form)
      .find(({ name }) => fieldErrors[name] !== undefined)
      ?.focus();
  }

  async function send(form: HTMLFormElement): Promise<string | undefined> {
    const loaded = await load().catch(() => undefined);
    if (!loaded) return explain(networkError());
    setSchema(loaded.schema);
    const checked = loaded.schema.safeParse(valuesOf(form));
    show(form, checked.success ? {} : messagesOf(checked.error.issues));
    if (!checked.success) return undefined;
    const { error } = await loaded.send(dispatch, checked.data);
    if (error === undefined) onDone();
    else return reject(form, toAppError(error));
    return undefined;
  }

  function reject(form: HTMLFormElement, error: AppError): string | undefined {
    const names = new Set(inputsOf(form).map(({ name }) => name));
    const fieldErrors = error.fields.filter(({ path }) => names.has(path));
    show(form, Object.fromEntries(fieldErrors.map(({ path, message }) => [path, message])));
    return fieldErrors.length > 0 && fieldErrors.length === error.fields.length ? undefined : explain(error);
  }

  const onSubmit = useSubmitOnce(async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    setFailure(undefined);
    setBusy(true);
    setFailure(await send(form));
    setBusy(false);
  });

  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    const checked = schema?.safeParse(valuesOf(currentTarget));
    if (checked) setMessages(checked.success ? {} : messagesOf(checked.error.issues));
  }

  return { form: { failure, busy, onSubmit, onInput }, messages, busy };
}

function inputsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[name]')];
}

function valuesOf(form: HTMLFormElement) {
  return Object.fromEntries(inputsOf(form).map(({ name, value }) => [name, value]));
}

/** One message per field, of the first rule that fails. */
function messagesOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): Messages {
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).toReversed());
}

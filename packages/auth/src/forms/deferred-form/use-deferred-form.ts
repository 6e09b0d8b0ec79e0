import { networkError, toAppError, type AppError } from '@huella/api-client';
import { useIdleLoad, useSubmitOnce } from '@huella/ui';
import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import type { ZodMiniType } from 'zod/mini';
import type { SessionDispatch } from '../../session/session-slice.ts';

/** What a form needs only once somebody uses it, in a chunk of its own: its rules and its call. */
export interface FormSubmit<Values> {
  readonly schema: ZodMiniType<Values>;
  /** Sends valid values. `fields` of the error are those of the form. */
  readonly send: (dispatch: SessionDispatch, values: Values) => Promise<{ error?: unknown }>;
}

export interface DeferredFormOptions<Values> {
  load: () => Promise<FormSubmit<Values>>;
  /** What the form's alert says when the failure belongs to no field. */
  explain: (error: AppError) => string;
  onDone: () => void;
}

type Messages = Readonly<Record<string, string | undefined>>;

/**
 * A form that is on the screen before its code, as the first screens are: its inputs keep their own values, rules and call come on
 * idle, or at the latest when it is submitted. Validates on submit, then as the person edits; a double tap sends once.
 */
export function useDeferredForm<Values>({ load, explain, onDone }: DeferredFormOptions<Values>) {
  const dispatch = useDispatch<SessionDispatch>();
  const [rules, setRules] = useState<FormSubmit<Values>['schema']>();
  const [messages, setMessages] = useState<Messages>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  useIdleLoad(load);

  function show(form: HTMLFormElement, wrong: Messages) {
    setMessages(wrong);
    inputsOf(form)
      .find(({ name }) => wrong[name] !== undefined)
      ?.focus();
  }

  async function send(form: HTMLFormElement): Promise<string | undefined> {
    const code = await load().catch(() => undefined);
    if (!code) return explain(networkError());
    setRules(code.schema);
    const checked = code.schema.safeParse(valuesOf(form));
    show(form, checked.success ? {} : messagesOf(checked.error.issues));
    if (!checked.success) return undefined;
    const { error } = await code.send(dispatch, checked.data);
    if (error === undefined) onDone();
    else return reject(form, toAppError(error));
    return undefined;
  }

  function reject(form: HTMLFormElement, error: AppError): string | undefined {
    const names = new Set(inputsOf(form).map(({ name }) => name));
    const refused = error.fields.filter(({ path }) => names.has(path));
    show(form, Object.fromEntries(refused.map(({ path, message }) => [path, message])));
    return refused.length > 0 && refused.length === error.fields.length ? undefined : explain(error);
  }

  const onSubmit = useSubmitOnce(async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    setFailure(undefined);
    setBusy(true);
    setFailure(await send(form));
    setBusy(false);
  });

  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    const checked = rules?.safeParse(valuesOf(currentTarget));
    if (checked) setMessages(checked.success ? {} : messagesOf(checked.error.issues));
  }

  return { form: { failure, onSubmit, onInput }, messages, busy };
}

function inputsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[name]')];
}

function valuesOf(form: HTMLFormElement) {
  return Object.fromEntries(inputsOf(form).map(({ name, value }) => [name, value]));
}

/** One message per field: the first is the most telling. */
function messagesOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): Messages {
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).toReversed());
}

import type { FieldPath, FieldValues, FormState } from 'react-hook-form';
import type { DeferredControl } from './form-submit.ts';

/** What is wrong, by the field's name. */
export type Messages = Readonly<Record<string, string>>;

/**
 * Hands the inputs of a form that is already on the screen to react-hook-form: it takes over what was typed so far,
 * hears every change and holds the focus rules. `onMessages` is told whenever a message comes or goes.
 */
export function attachControl<Values extends FieldValues>(
  control: DeferredControl<Values>,
  form: HTMLFormElement,
  onMessages: (messages: Messages) => void,
): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[name]')) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the inputs carry the names of the values
    const { ref, onChange, onBlur } = control.register(input.name as FieldPath<Values>);
    ref(input);
    input.addEventListener('input', (event) => void onChange(event));
    input.addEventListener('blur', (event) => void onBlur(event));
  }
  control.subscribe({
    formState: { errors: true },
    callback: ({ errors }) => onMessages(messagesOf(errors)),
  });
}

function messagesOf<Values extends FieldValues>(errors: FormState<Values>['errors'] | undefined): Messages {
  const entries = Object.entries(errors ?? {}).map(([name, error]) => [name, error?.message]);
  return Object.fromEntries(entries.filter(([, message]) => typeof message === 'string'));
}

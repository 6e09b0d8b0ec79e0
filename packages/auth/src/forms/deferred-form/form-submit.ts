import type { AppError } from '@huella/api-client';
import type { createFormControl, FieldValues } from 'react-hook-form';
import type { SessionDispatch } from '../../session/session-store.ts';

/** react-hook-form's form without React: what `createFormControl` gives. */
export type DeferredControl<Values extends FieldValues> = ReturnType<typeof createFormControl<Values>>;

/** What a form needs only once somebody uses it: its engine with the rules, and its call. In a chunk of its own. */
export interface FormSubmit<Values extends FieldValues> {
  readonly createControl: () => DeferredControl<Values>;
  /** Sends valid values and answers what went wrong, if anything. */
  readonly send: (dispatch: SessionDispatch, values: Values) => Promise<AppError | undefined>;
}

import type { AppError } from '@huella/api-client';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { SessionDispatch } from '../../session/session-store.ts';

/** What a form needs only once somebody submits it: its rules and its call. Each form has one in a chunk of its own. */
export interface FormCode<Values extends FieldValues> {
  readonly resolver: Resolver<Values>;
  /** Sends valid values and answers what went wrong, if anything. */
  readonly send: (dispatch: SessionDispatch, values: Values) => Promise<AppError | undefined>;
}

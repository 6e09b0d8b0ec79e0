import { commonErrorMessage, type AppError } from '@huella/api-client';

interface Sentences {
  failure: string;
  explain?: (error: AppError) => string | undefined;
}

/**
 * The sentence of the form's alert: for rate limit and offline the common one, else the form's own from `explain`, else none if
 * each rejected field shows its error, else the general one.
 */
export function failureMessage(error: AppError, isShown: boolean, sentences: Sentences): string | undefined {
  return commonErrorMessage(error) ?? sentences.explain?.(error) ?? (isShown ? undefined : sentences.failure);
}

import { commonErrorMessage, type AppError } from '@huella/api-client';

interface Sentences {
  failure: string;
  explain?: (error: AppError) => string | undefined;
}

/** The form's alert: the common sentence, the form's own, none if each rejected field shows its error, or the general one. */
export function failureMessage(error: AppError, isShown: boolean, sentences: Sentences): string | undefined {
  return commonErrorMessage(error) ?? sentences.explain?.(error) ?? (isShown ? undefined : sentences.failure);
}

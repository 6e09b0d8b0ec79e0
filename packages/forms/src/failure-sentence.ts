import { commonFailure, type AppError } from '@huella/api-client';

interface Sentences {
  failure: string;
  explain?: (error: AppError) => string | undefined;
}

/**
 * What the form's alert says. Too many tries and no answer are nobody's mistake and are named on every form; then what the
 * form knows to say; then nothing where every refused field shows it, else the form's own sentence.
 */
export function failureSentence(error: AppError, isShown: boolean, sentences: Sentences): string | undefined {
  return commonFailure(error) ?? sentences.explain?.(error) ?? (isShown ? undefined : sentences.failure);
}

import type { AppError } from '@huella/api-client';

/** The server's sentence when the claim has been decided: no form is sent any more. */
export function decidedSentence({ fields }: AppError): string | undefined {
  return fields.find(({ code }) => code === 'decided')?.message;
}

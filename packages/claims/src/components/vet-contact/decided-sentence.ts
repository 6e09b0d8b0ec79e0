import type { AppError } from '@huella/api-client';

/** The server's own sentence where the claim was decided meanwhile: no form of it goes out any more. */
export function decidedSentence({ fields }: AppError): string | undefined {
  return fields.find(({ code }) => code === 'decided')?.message;
}

import type { AppError } from './app-error.ts';
import { copy } from './copy.ts';
import { isErrorBody } from './error-body.ts';
import { retryAfterSeconds } from './retry-after.ts';

/** An answer from 400 on. A body that does not follow D26, as a proxy's page, gets a general sentence. */
export function httpError(status: number, body: unknown, response: Response | undefined): AppError {
  const retryAfter = retryAfterSeconds(response?.headers.get('Retry-After') ?? null, Date.now());
  return {
    kind: 'http',
    status,
    // A proxy may reject a large file before the server sees it; waiting would not help.
    message: status === 413 ? copy.tooLarge : copy.http,
    fields: [],
    ...(isErrorBody(body) && { code: body.code, message: body.message, fields: body.fields ?? [] }),
    ...(retryAfter !== null && { retryAfter }),
  };
}

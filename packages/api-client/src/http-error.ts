import type { ErrorBody } from '@huella/contract';
import type { AppError } from './app-error.ts';
import { copy } from './copy.ts';
import { retryAfterSeconds } from './retry-after.ts';

/** An answer from 400 on. A body that is not D26's (a proxy's page, say) still gives its status and a sentence. */
export function httpError(status: number, body: unknown, response: Response | undefined): AppError {
  const retryAfter = retryAfterSeconds(response?.headers.get('Retry-After') ?? null, Date.now());
  return {
    kind: 'http',
    status,
    message: copy.http,
    fields: [],
    ...(isErrorBody(body) && { code: body.code, message: body.message, fields: body.fields ?? [] }),
    ...(retryAfter !== null && { retryAfter }),
  };
}

// By hand and not by the contract's schema: this runs on the first screen, which loads no zod.
function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null) return false;
  const { message, code, fields } = body as Record<string, unknown>;
  return (
    typeof message === 'string' && typeof code === 'string' && (fields === undefined || isFieldList(fields))
  );
}

function isFieldList(fields: unknown): boolean {
  return Array.isArray(fields) && fields.every(isFieldError);
}

function isFieldError(field: unknown): boolean {
  if (typeof field !== 'object' || field === null) return false;
  const { path, message } = field as Record<string, unknown>;
  return typeof path === 'string' && typeof message === 'string';
}

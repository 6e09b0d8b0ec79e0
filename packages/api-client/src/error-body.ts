import type { ErrorBody } from '@huella/contract';

/** Whether a body follows D26, unknown codes included. By hand, because the first screen loads no zod. */
export function isErrorBody(body: unknown): body is ErrorBody {
  return (
    hasTexts(body, ['message', 'code']) &&
    (!('fields' in body) || (Array.isArray(body.fields) && body.fields.every(isFieldError)))
  );
}

function isFieldError(field: unknown): boolean {
  return hasTexts(field, ['path', 'message']);
}

function hasTexts(value: unknown, keys: readonly string[]): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const entries = new Map(Object.entries(value));
  return keys.every((key) => typeof entries.get(key) === 'string');
}

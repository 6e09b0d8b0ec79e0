import type { ErrorBody } from '@huella/contract';

/**
 * Does an answer follow D26? By hand and not by the contract's schema, because this runs on the first screen, which
 * loads no zod. A code that the app does not know yet is as good as none to a `switch`, so it is not refused.
 */
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

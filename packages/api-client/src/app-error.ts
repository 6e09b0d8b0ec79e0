import type { ErrorCode, FieldError } from '@huella/contract';
import { copy } from './copy.ts';

/**
 * What went wrong with a call, narrowed once for all screens: they switch on `kind` and `code`, never on `message`.
 * - `network`: no answer arrived (`offline` when the browser knows why); `timeout`: it took too long;
 * - `http`: the server answered `status`, with `code` and `fields` where the body follows D26;
 * - `contract`: the answer does not fit the contract, or the app itself failed while reading it.
 */
export interface AppError {
  readonly kind: 'network' | 'timeout' | 'http' | 'contract';
  readonly status?: number;
  readonly code?: ErrorCode;
  /** Spanish and fit to be shown: the server's own, or a sentence of ours. */
  readonly message: string;
  /** The server's field errors, by path in the body (`datos_persona.dni`). */
  readonly fields: readonly FieldError[];
  /** Seconds to wait before the next try, from `Retry-After`. */
  readonly retryAfter?: number;
  readonly offline?: true;
}

/** Whatever RTK Query puts into `error` or throws from `unwrap()`, as an `AppError`. Total: it never throws. */
export function toAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  return appError(isAbort(error) ? 'network' : 'contract');
}

/** An error of ours, with the sentence that belongs to its kind. */
export function appError(kind: Exclude<AppError['kind'], 'http'>): AppError {
  return { kind, message: copy[kind], fields: [] };
}

/** No answer arrived, or code could not be loaded; says so when the browser knows that there is no connection. */
export function networkError(): AppError {
  const offline = 'onLine' in navigator && !navigator.onLine;
  return offline ? { ...appError('network'), message: copy.offline, offline } : appError('network');
}

function isAppError(error: unknown): error is AppError {
  return typeof error === 'object' && error !== null && 'kind' in error && 'fields' in error;
}

// RTK Query aborts what is running when the caches are emptied, and reports it so.
function isAbort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}

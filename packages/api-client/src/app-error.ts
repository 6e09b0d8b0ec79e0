import type { ErrorCode, FieldError } from '@huella/contract';
import { copy } from './copy.ts';

/**
 * What went wrong with a call, narrowed once for all screens: they switch on `kind` and `code`, never on `message`. `network`: no
 * answer arrived (`offline` when the browser says so); `timeout`: it took too long; `http`: the server answered `status`, with
 * `code` and `fields` where the body follows D26; `contract`: the answer does not fit the contract, or reading it failed.
 */
export interface AppError {
  readonly kind: 'network' | 'timeout' | 'http' | 'contract';
  readonly status?: number;
  readonly code?: ErrorCode;
  /** Spanish, to be shown as it is. */
  readonly message: string;
  /** By path in the body (`datos_persona.dni`). */
  readonly fields: readonly FieldError[];
  /** Seconds before the next try, from `Retry-After`. */
  readonly retryAfter?: number;
  readonly offline?: true;
}

/** Converts what RTK Query puts into `error` or throws from `unwrap()`. Never throws. */
export function toAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  return appError(isAbort(error) ? 'network' : 'contract');
}

export function appError(kind: Exclude<AppError['kind'], 'http'>): AppError {
  return { kind, message: copy[kind], fields: [] };
}

/** A request got no answer, or code could not be loaded. Says so if the browser is offline. */
export function networkError(): AppError {
  const offline = 'onLine' in navigator && !navigator.onLine;
  return offline ? { ...appError('network'), message: copy.offline, offline } : appError('network');
}

function isAppError(error: unknown): error is AppError {
  return typeof error === 'object' && error !== null && 'kind' in error && 'fields' in error;
}

// RTK Query aborts running requests when the caches are emptied.
function isAbort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}

import type { AppError } from '@huella/api-client';
import type { WaitCause } from '../item.ts';

/** The result of one try (D93). `rejected` is final and does not block the next item. */
export type AttemptResult =
  | { kind: 'sent' }
  | { kind: 'rejected'; reason: string; mayRetry: boolean }
  | { kind: 'login'; nextAt: number }
  | { kind: 'later'; cause: Exclude<WaitCause, 'login'>; nextAt: number };

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 5 * 60_000;

/** Limits `Retry-After`, and the effect of a wrong clock: what is due later is due now. */
const LONGEST_PAUSE_MS = 24 * 3_600_000;

/** Statuses from 400 on that are temporary. */
const PASSING = new Set([408, 425, 429]);

const TOO_LARGE = 413;
/** The server rejects these bytes, and would again (O-UP-09). */
const ABOUT_THE_BYTES = new Set([TOO_LARGE, 415, 422]);

/**
 * Decides by the response; `tries` counts those before this one. Waits as long as `Retry-After` says, else 2 s, doubled each
 * time, up to 5 minutes.
 */
export function attemptResultOf(error: AppError | null, tries: number, now: number): AttemptResult {
  if (!error) return { kind: 'sent' };
  if (error.status === 401) return { kind: 'login', nextAt: now + FIRST_WAIT_MS };
  if (isForGood(error))
    return { kind: 'rejected', reason: reasonOf(error), mayRetry: !isAboutTheBytes(error) };
  const wait = error.retryAfter === undefined ? waitAfter(tries) : pauseOf(error.retryAfter);
  return { kind: 'later', cause: error.kind === 'http' ? 'server' : 'network', nextAt: now + wait };
}

export function isDue(nextAt: number, now: number): boolean {
  return nextAt <= now || nextAt > now + LONGEST_PAUSE_MS;
}

function isForGood({ kind, status = 0, code }: AppError): boolean {
  if (kind !== 'http' || status >= 500 || PASSING.has(status)) return false;
  // Our server always sends a code: without one a proxy rejected, and another network may not.
  if (code === undefined) return status === TOO_LARGE;
  return code !== 'request_in_progress';
}

function isAboutTheBytes({ status = 0, code }: AppError): boolean {
  return ABOUT_THE_BYTES.has(status) || code === 'duplicate_receipt';
}

function reasonOf({ fields, message }: AppError): string {
  return fields[0]?.message ?? message;
}

function pauseOf(seconds: number): number {
  return Math.min(LONGEST_PAUSE_MS, seconds * 1_000);
}

function waitAfter(tries: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(tries, 20));
}

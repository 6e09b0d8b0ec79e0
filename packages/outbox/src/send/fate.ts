import type { AppError } from '@huella/api-client';
import type { WaitCause } from '../item.ts';

/** What becomes of an item after one try (D93). `refused` is for good and never holds up the next. */
export type Fate =
  | { kind: 'sent' }
  | { kind: 'refused'; reason: string; mayRetry: boolean }
  | { kind: 'login'; nextAt: number }
  | { kind: 'later'; cause: Exclude<WaitCause, 'login'>; nextAt: number };

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 5 * 60_000;

/** No server's `Retry-After` keeps a file longer, and no clock that was wrong: what is due later than this is due now. */
const LONGEST_PAUSE_MS = 24 * 3_600_000;

/** Statuses from 400 on that are about the moment and not about the item. */
const PASSING = new Set([408, 425, 429]);

const TOO_LARGE = 413;
/** The server looked at these bytes and will not take them: the same again would be refused again (O-UP-09). */
const ABOUT_THE_BYTES = new Set([TOO_LARGE, 415, 422]);

/**
 * Decides by the answer; `tries` counts those before this one. Waits for as long as `Retry-After` says, else 2 s and then twice as
 * long each time, up to 5 minutes.
 */
export function fateOf(error: AppError | null, tries: number, now: number): Fate {
  if (!error) return { kind: 'sent' };
  if (error.status === 401) return { kind: 'login', nextAt: now + FIRST_WAIT_MS };
  if (isForGood(error))
    return { kind: 'refused', reason: reasonOf(error), mayRetry: !isAboutTheBytes(error) };
  const wait = error.retryAfter === undefined ? waitAfter(tries) : pauseOf(error.retryAfter);
  return { kind: 'later', cause: error.kind === 'http' ? 'server' : 'network', nextAt: now + wait };
}

/** Whether an item may be tried at the instant `now`. */
export function isDue(nextAt: number, now: number): boolean {
  return nextAt <= now || nextAt > now + LONGEST_PAUSE_MS;
}

function isForGood({ kind, status = 0, code }: AppError): boolean {
  if (kind !== 'http' || status >= 500 || PASSING.has(status)) return false;
  // Our server always says a code: without one, something on the way refused, and another network may not.
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

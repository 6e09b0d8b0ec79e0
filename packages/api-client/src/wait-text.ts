import type { AppError } from './app-error.ts';
import { copy } from './copy.ts';

/** What to say to somebody who tried too often: how long to wait, from the seconds of `Retry-After`, never less. */
export function waitText(seconds: number | undefined): string {
  if (seconds === undefined) return copy.wait(copy.aWhile);
  if (seconds < 60) return copy.wait(copy.seconds(Math.max(1, seconds)));
  if (seconds < 3_600) return copy.wait(copy.minutes(Math.ceil(seconds / 60)));
  return copy.wait(copy.hours(Math.ceil(seconds / 3_600)));
}

/** Too many tries and no connection are nobody's mistake and have sentences of their own on every form; undefined for the rest. */
export function commonFailure(error: AppError): string | undefined {
  if (error.status === 429) return waitText(error.retryAfter);
  return error.offline ? error.message : undefined;
}

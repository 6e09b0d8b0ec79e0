import type { AppError } from './app-error.ts';
import { copy } from './copy.ts';

/** The sentence for too many tries, with the wait from `Retry-After` in seconds, rounded up. */
export function rateLimitMessage(seconds: number | undefined): string {
  if (seconds === undefined) return copy.wait(copy.aWhile);
  if (seconds < 60) return copy.wait(copy.seconds(Math.max(1, seconds)));
  if (seconds < 3_600) return copy.wait(copy.minutes(Math.ceil(seconds / 60)));
  return copy.wait(copy.hours(Math.ceil(seconds / 3_600)));
}

/** The sentence for a failure that is nobody's mistake (rate limit, offline); undefined for others. */
export function commonErrorMessage(error: AppError): string | undefined {
  if (error.status === 429) return rateLimitMessage(error.retryAfter);
  return error.offline ? error.message : undefined;
}

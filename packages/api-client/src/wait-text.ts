import { copy } from './copy.ts';

/** What to say to somebody who tried too often: how long to wait, from the seconds of `Retry-After`, never less. */
export function waitText(seconds: number | undefined): string {
  if (seconds === undefined) return copy.wait(copy.aWhile);
  if (seconds < 60) return copy.wait(copy.seconds(Math.max(1, seconds)));
  return copy.wait(copy.minutes(Math.ceil(seconds / 60)));
}

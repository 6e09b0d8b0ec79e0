const LONGEST_SECONDS = 24 * 3_600;

/** `Retry-After` (seconds or HTTP date) in seconds from `now` (epoch ms), at most a day; null if unreadable. */
export function retryAfterSeconds(header: string | null, now: number): number | null {
  if (!header) return null;
  if (/^\d+$/.test(header)) return Math.min(LONGEST_SECONDS, Number(header));
  const instant = Date.parse(header);
  return Number.isNaN(instant)
    ? null
    : Math.min(LONGEST_SECONDS, Math.max(0, Math.ceil((instant - now) / 1000)));
}

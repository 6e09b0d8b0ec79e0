/** `Retry-After` in whole seconds from `now` (epoch milliseconds): it is a number or an HTTP date. Null if unreadable. */
export function retryAfterSeconds(header: string | null, now: number): number | null {
  if (!header) return null;
  if (/^\d+$/.test(header)) return Number(header);
  const instant = Date.parse(header);
  return Number.isNaN(instant) ? null : Math.max(0, Math.ceil((instant - now) / 1000));
}

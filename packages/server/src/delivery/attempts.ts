const LEASE_MS = 2 * 60_000;
const RETRY_BASE_MS = 15_000;
const RETRY_MAX_MS = 60 * 60_000;
/** Of a mail: about a day. A push message expires instead. */
export const MAXIMUM_ATTEMPTS = 30;

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}

/** Backoff in milliseconds: 15 s, 30 s, 1 min … up to an hour. */
export function retryDelay(attempts: number): number {
  return Math.min(RETRY_BASE_MS * 2 ** attempts, RETRY_MAX_MS);
}

export interface DeliveryReport {
  readonly sent: number;
  readonly failed: number;
}

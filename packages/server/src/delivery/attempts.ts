const LEASE_MILLISECONDS = 2 * 60_000;
const FIRST_WAIT_MILLISECONDS = 15_000;
const LONGEST_WAIT_MILLISECONDS = 60 * 60_000;

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MILLISECONDS);
}

/** Backoff in milliseconds: 15 s, 30 s, 1 min … up to an hour. */
export function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_MILLISECONDS * 2 ** attempts, LONGEST_WAIT_MILLISECONDS);
}

export interface DeliveryReport {
  readonly sent: number;
  readonly failed: number;
}

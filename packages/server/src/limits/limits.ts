import { tooManyRequests } from '../http/api-error.ts';
import type { Ports } from '../ports.ts';
import { clearAttempts, countAttempt, uncountAttempt } from './repositories/attempt-counters.ts';

const MINUTE = 60_000;

/** Attempts in a window that begins with the first one. Rejected attempts do not extend it. */
interface Limit {
  readonly name: string;
  readonly attempts: number;
  readonly window: number;
}

const limit = (name: string, attempts: number, minutes: number): Limit => ({
  name,
  attempts,
  window: minutes * MINUTE,
});

/**
 * Limits against guessing. Logins count by account *and* IP first, so that a stranger elsewhere cannot use up the owner's attempts.
 * The limit by account alone stops many IPs together and spares known ones.
 */
export const limits = {
  loginByPair: limit('login-pair', 10, 2),
  loginByIp: limit('login-ip', 100, 60),
  loginByAccount: limit('login-account', 100, 60),
  registerByIp: limit('register-ip', 60, 1),
  registerByAccount: limit('register-account', 10, 15),
  recoverByIp: limit('recover-ip', 60, 15),
  recoverByAccount: limit('recover-account', 5, 15),
  exportByAccount: limit('export-account', 10, 60),
  legalByIp: limit('legal-ip', 30, 60),
  legalByEmail: limit('legal-email', 10, 60),
  newPasswordByIp: limit('new-password-ip', 30, 15),
  syncByAccount: limit('sync-account', 10, 15),
  syncByRecipient: limit('sync-recipient', 5, 15),
  syncPageByIp: limit('sync-page-ip', 30, 15),
  /** Enough for a clinic that checks every card. */
  cardByIp: limit('card-ip', 300, 15),
  /** Web calendars read many people's feeds from few IPs. */
  feedByIp: limit('feed-ip', 3000, 15),
  /** Enough for eight devices that refresh every minute. */
  feedBySecret: limit('feed-secret', 120, 15),
  claimByAccount: limit('claim-account', 30, 15),
  vetLinkByAccount: limit('vet-link-account', 30, 60),
  vetLinkByPair: limit('vet-link-pair', 10, 60),
  /** A person who reaches this is not writing to vets. */
  vetLinkByAccountDaily: limit('vet-link-account-day', 100, 24 * 60),
  vetLinkByPairDaily: limit('vet-link-pair-day', 30, 24 * 60),
  /** Many owners may write to one clinic. */
  vetLinkByRecipient: limit('vet-link-recipient', 60, 60),
  /** A clinic's mail scanners open every link several times. */
  vetPageByIp: limit('vet-page-ip', 3000, 15),
  /** A form saves at most every two seconds. */
  vetSaveByForm: limit('vet-save-form', 1200, 15),
  /** Forty files, each sent several times over a bad network. */
  claimFileByAccount: limit('claim-file-account', 300, 60),
  /** The app subscribes at each start of a browser with new keys. */
  pushByAccount: limit('push-account', 60, 60),
  photoByAccount: limit('photo-account', 30, 15),
} as const;

/** Counts an attempt; throws 429 above the limit. Returns the counter's key. */
export async function consume(
  ports: Ports,
  { name, attempts, window }: Limit,
  subject: string,
): Promise<string> {
  const key = await ports.vault.fingerprint(`${name}\n${subject}`);
  const now = ports.clock.now();
  const counted = await countAttempt(ports.db, key, window, now);
  if (counted.attempts > attempts) {
    const end = Date.parse(counted.windowStart) + window;
    throw tooManyRequests((end - now.getTime()) / 1000);
  }
  return key;
}

/** Takes back attempts that succeeded, by their counters' keys. */
export async function uncount(ports: Ports, keys: readonly string[]): Promise<void> {
  for (const key of keys) await uncountAttempt(ports.db, key);
}

/**
 * Clears the failed logins of a deleted account. Its mails and registrations stay counted: emails are not verified, and repeatedly
 * registering and deleting a stranger's would fill their mailbox.
 */
export async function forgetLoginsOf(ports: Ports, who: string): Promise<void> {
  await clearAttempts(ports.db, await ports.vault.fingerprint(`${limits.loginByAccount.name}\n${who}`));
}

/** Resets the failure count after a successful login. */
export async function resetLimit(ports: Ports, key: string): Promise<void> {
  await clearAttempts(ports.db, key);
}

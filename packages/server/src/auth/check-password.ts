import { normalizePassword } from '@huella/validation/text';
import { ApiError } from '../http/api-error.ts';
import { resetLimit, uncount, limits, consume } from '../limits/limits.ts';
import type { Ports } from '../ports.ts';
import { ipHashesOf } from './ip-hash.ts';
import { emailKey } from './email-key.ts';
import { findAccount, type Account } from './repositories/accounts.ts';
import { isKnownIp } from './repositories/known-ips.ts';

/** A hash that no password matches, so that unknown accounts take as long as known ones. One per process. */
const decoys = new WeakMap<Ports, Promise<string>>();

function decoyOf(ports: Ports): Promise<string> {
  const known = decoys.get(ports);
  if (known) return known;
  const decoy = ports.passwords.hash(crypto.randomUUID());
  decoys.set(ports, decoy);
  // Drops a failed hash, so that later logins do not wait for it.
  void decoy.catch(() => decoys.delete(ports));
  return decoy;
}

/**
 * Finds the account of an email and a password; throws 401 or 429. An unknown account costs the same work as a known one (D79). Attempts
 * are counted before the password is checked, so that parallel ones do not slip through.
 */
export async function checkPassword(
  ports: Ports,
  { email, password, ip }: { email: string; password: string; ip: string },
): Promise<Account> {
  const who = emailKey(email);
  const pair = await consume(ports, limits.loginByPair, `${who}\n${ip}`);
  const counted = [await consume(ports, limits.loginByIp, ip)];
  const account = await findAccount(ports.db, email);
  const hashes = await ipHashesOf(ports, ip);
  const isKnown = await isKnownIp(ports.db, account?.id ?? 0, hashes);
  if (!isKnown) counted.push(await consume(ports, limits.loginByAccount, who));

  const decoy = await decoyOf(ports);
  const fits = await ports.passwords.verify(account?.passwordHash ?? decoy, normalizePassword(password));
  if (!account || !fits) throw new ApiError('invalid_credentials');
  await resetLimit(ports, pair);
  await uncount(ports, counted);
  return account;
}

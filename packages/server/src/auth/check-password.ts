import { normalizePassword } from '@huella/validation/text';
import { ApiError } from '../http/api-error.ts';
import { resetLimit, refund, limits, consume } from '../limits/limits.ts';
import type { Ports } from '../ports.ts';
import { addressHashesOf } from './address-hash.ts';
import { emailKey } from './email-key.ts';
import { findAccount, type Account } from './repositories/accounts.ts';
import { isKnownAddress } from './repositories/known-addresses.ts';

/** One hash per process that nobody's password fits: what an unknown account is checked against. */
const decoys = new WeakMap<Ports, Promise<string>>();

function decoyOf(ports: Ports): Promise<string> {
  const known = decoys.get(ports);
  if (known) return known;
  const decoy = ports.passwords.hash(crypto.randomUUID());
  decoys.set(ports, decoy);
  // One that could not be made must not be what every later login waits for.
  void decoy.catch(() => decoys.delete(ports));
  return decoy;
}

/**
 * The account of an email and a password; throws 401 or 429. An unknown account costs the same work as a known one
 * (D79), and attempts are counted before the password is looked at, so that parallel ones cannot slip through.
 */
export async function checkPassword(
  ports: Ports,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<Account> {
  const who = emailKey(email);
  const pair = await consume(ports, limits.loginByPair, `${who}\n${address}`);
  const counted = [await consume(ports, limits.loginByAddress, address)];
  const account = await findAccount(ports.db, email);
  const hashes = await addressHashesOf(ports, address);
  const isKnown = await isKnownAddress(ports.db, account?.id ?? 0, hashes);
  if (!isKnown) counted.push(await consume(ports, limits.loginByAccount, who));

  const decoy = await decoyOf(ports);
  const fits = await ports.passwords.verify(account?.passwordHash ?? decoy, normalizePassword(password));
  if (!account || !fits) throw new ApiError('invalid_credentials');
  await resetLimit(ports, pair);
  await refund(ports, counted);
  return account;
}

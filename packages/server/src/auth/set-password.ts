import { normalizePassword } from '@huella/validation/text';
import type { Ports } from '../ports.ts';
import { addressHashOf } from './address-hash.ts';
import { setPasswordHash } from './repositories/accounts.ts';
import { rememberAddress } from './repositories/known-addresses.ts';
import { consumeLink } from './repositories/password-links.ts';
import { revokeSessionsOf } from './repositories/sessions.ts';
import { hashOf } from './secret.ts';

/**
 * Consumes a mailed link: sets the password and ends every session of the account. Returns the account, or undefined if the link is no
 * longer valid. The address becomes a known one, so that someone guessing elsewhere does not lock out the owner.
 */
export async function setPassword(
  ports: Ports,
  { secret, password, address }: { secret: string; password: string; address: string },
): Promise<number | undefined> {
  const passwordHash = await ports.passwords.hash(normalizePassword(password));
  const tokenHash = await hashOf(secret);
  const addressHash = await addressHashOf(ports, address);
  return ports.db.transaction().execute(async (tx) => {
    const now = ports.clock.now();
    const accountId = await consumeLink(tx, tokenHash, now);
    if (accountId === undefined) return undefined;
    await setPasswordHash(tx, accountId, passwordHash);
    await revokeSessionsOf(tx, accountId, now);
    await rememberAddress(tx, accountId, addressHash, now);
    return accountId;
  });
}

import { normalizePassword } from '@huella/validation/text';
import type { Ports } from '../ports.ts';
import { ipHashOf } from './ip-hash.ts';
import { setPasswordHash } from './repositories/accounts.ts';
import { rememberIp } from './repositories/known-ips.ts';
import { consumeLink } from './repositories/password-links.ts';
import { revokeSessionsOf } from './repositories/sessions.ts';
import { hashOf } from './secret.ts';

/**
 * Consumes a mailed link: sets the password and ends every session of the account. Returns the account, or undefined if the link is no
 * longer valid. The IP becomes a known one, so that someone guessing elsewhere does not lock out the owner.
 */
export async function setPassword(
  ports: Ports,
  { secret, password, ip }: { secret: string; password: string; ip: string },
): Promise<number | undefined> {
  const passwordHash = await ports.passwords.hash(normalizePassword(password));
  const tokenHash = await hashOf(secret);
  const ipHash = await ipHashOf(ports, ip);
  return ports.db.transaction().execute(async (tx) => {
    const now = ports.clock.now();
    const accountId = await consumeLink(tx, tokenHash, now);
    if (accountId === undefined) return undefined;
    await setPasswordHash(tx, accountId, passwordHash);
    await revokeSessionsOf(tx, accountId, now);
    await rememberIp(tx, accountId, ipHash, now);
    return accountId;
  });
}

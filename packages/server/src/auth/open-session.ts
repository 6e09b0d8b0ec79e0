import type { Tokens } from '@huella/contract';
import type { Tx } from '../db/transaction.ts';
import type { Ports } from '../ports.ts';
import { signAccessToken } from './access-token.ts';
import { insertRefreshToken, insertSession } from './repositories/sessions.ts';
import { hashOf, newSecret } from './secret.ts';

const REFRESH_LIFETIME = 30 * 24 * 60 * 60 * 1000;

export async function openSession(ports: Ports, tx: Tx, accountId: number): Promise<Tokens> {
  const sessionId = await insertSession(tx, accountId, ports.clock.now());
  return issueTokens(ports, tx, { accountId, sessionId }, newSecret());
}

/** A new pair in an existing family: an access token and the given refresh token, valid for 30 days. */
export async function issueTokens(
  ports: Ports,
  tx: Tx,
  owner: { accountId: number; sessionId: number },
  refreshToken: string,
): Promise<Tokens> {
  const expiresAt = new Date(ports.clock.now().getTime() + REFRESH_LIFETIME);
  await insertRefreshToken(tx, owner.sessionId, await hashOf(refreshToken), expiresAt);
  return { token: await signAccessToken(ports, owner), refreshToken };
}

import * as calls from '@huella/contract/auth';
import type { Tokens } from '@huella/contract';
import type { Tx } from '../../db/transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import type { Ports } from '../../ports.ts';
import { issueTokens } from '../open-session.ts';
import {
  consumeRefreshToken,
  findRefreshToken,
  revokeSession,
  type StoredToken,
} from '../repositories/sessions.ts';
import { hashOf } from '../secret.ts';

interface Rotation {
  readonly tokens?: Tokens;
  /** The account whose used token was sent again. */
  readonly stolenFrom?: number;
}

/** Tabs or a retry may send a token twice within this time. Both get one successor, so that a stolen copy's second use is detected. */
const GRACE_MILLISECONDS = 20_000;

export const refreshSession = operation({
  call: calls.refreshSession,
  async handle({ ports, body, now, forgetTokens }) {
    const { refresh_token: token } = body;
    const tokenHash = await hashOf(token);
    const successor = await ports.vault.fingerprint(`refresh\n${token}`);
    const { tokens, stolenFrom } = await ports.db
      .transaction()
      .execute(async (tx) =>
        rotate(ports, tx, { held: await findRefreshToken(tx, tokenHash), successor, now }),
      );
    if (stolenFrom !== undefined) forgetTokens(stolenFrom);
    if (!tokens) throw new ApiError('refresh_refused');
    return ok(tokens);
  },
});

/** A used token that is sent after the grace time was copied: its whole family ends. This must be committed, so nothing throws in here. */
async function rotate(
  ports: Ports,
  tx: Tx,
  { held, successor, now }: { held: StoredToken | undefined; successor: string; now: Date },
): Promise<Rotation> {
  if (!held) return {};
  if (held.revokedAt !== null || now.getTime() >= Date.parse(held.expiresAt)) return {};
  if (held.usedAt !== null && now.getTime() - Date.parse(held.usedAt) > GRACE_MILLISECONDS) {
    await revokeSession(tx, held.sessionId, now);
    return { stolenFrom: held.accountId };
  }
  await consumeRefreshToken(tx, held.tokenId, now);
  return { tokens: await issueTokens(ports, tx, held, successor) };
}

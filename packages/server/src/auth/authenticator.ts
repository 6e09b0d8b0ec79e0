import { ApiError } from '../http/api-error.ts';
import type { Ports } from '../ports.ts';
import { verifyAccessToken, type AccessClaims } from './access-token.ts';
import { isSessionOpen } from './repositories/sessions.ts';

/** The longest time for which another process accepts the token of a session that was ended here. */
const RECHECK_MILLISECONDS = 5000;
const CAPACITY = 2000;

interface Known extends AccessClaims {
  checkedAt: number;
}

export interface Authenticator {
  authenticate(authorization: string | undefined): Promise<AccessClaims>;
  forget(accountId: number): void;
}

/** Caches verified tokens, which saves a signature check and a query per request. Rechecks the session every five seconds. */
export function createAuthenticator(ports: Ports): Authenticator {
  const known = new Map<string, Known>();

  async function check(token: string, now: number): Promise<Known> {
    const claims = known.get(token) ?? (await verifyAccessToken(ports, token));
    if (!(await isSessionOpen(ports.db, claims.sessionId, claims.accountId))) {
      known.delete(token);
      throw new ApiError('unauthorized');
    }
    const entry = { ...claims, checkedAt: now };
    remember(known, token, entry);
    return entry;
  }

  return {
    async authenticate(authorization) {
      const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
      if (!token) throw new ApiError('unauthorized');
      const now = ports.clock.now().getTime();
      const entry = known.get(token);
      if (entry && now >= entry.expiresAt) throw new ApiError('token_expired');
      if (entry && Math.abs(now - entry.checkedAt) < RECHECK_MILLISECONDS) return entry;
      return check(token, now);
    },
    forget(accountId) {
      for (const [token, entry] of known) if (entry.accountId === accountId) known.delete(token);
    },
  };
}

function remember(known: Map<string, Known>, token: string, entry: Known): void {
  known.delete(token);
  known.set(token, entry);
  if (known.size <= CAPACITY) return;
  for (const oldest of known.keys()) {
    known.delete(oldest);
    return;
  }
}

import { appError, type AppError } from './app-error.ts';
import type { Refreshed } from './call-refresh.ts';
import { apiClient, type Session } from './client.ts';
import { copy } from './copy.ts';

/** A token to retry with (`adopted` if another tab renewed it), or an error. Status 401 means that the session is over. */
export type Renewal =
  | { token: string; adopted: boolean; error?: undefined }
  | { token?: undefined; error: AppError };

const running = new Map<AbortSignal, Promise<Renewal>>();

/** Renews a session once for all callers (O-AU-01). Tokens that arrive after `scope` aborted are dropped (O-AU-05). */
export function renewToken(rejected: string, scope: AbortSignal): Promise<Renewal> {
  const current = apiClient().getSession();
  if (current && current.token !== rejected) return Promise.resolve({ token: current.token, adopted: true });
  const shared = running.get(scope) ?? renew(rejected, scope).finally(() => running.delete(scope));
  running.set(scope, shared);
  return shared;
}

async function renew(rejected: string, scope: AbortSignal): Promise<Renewal> {
  try {
    return await withTabLock(scope, () => renewAlone(rejected, scope));
  } catch {
    // The session ended while waiting for the lock, or the refresh code could not be loaded.
    return { error: appError('network') };
  }
}

/** Runs inside the lock. Another tab may have renewed or ended the session meanwhile (O-AU-03). */
async function renewAlone(rejected: string, scope: AbortSignal): Promise<Renewal> {
  const stored = storedSession();
  if (scope.aborted) return { error: appError('network') };
  if (!stored) return { error: rejection };
  if (stored.token !== rejected) return take(stored, true);
  const refreshed = await refresh(stored, scope);
  // The session may also have changed during the request (O-AU-05).
  const after = storedSession();
  if (scope.aborted || !after) return { error: appError('network') };
  if (after.token !== rejected) return take(after, true);
  return refreshed.error ? refreshed : take(refreshed.tokens, false);
}

function storedSession(): Session | null {
  const client = apiClient();
  return client.readStoredSession ? client.readStoredSession() : client.getSession();
}

async function refresh({ refreshToken }: Session, scope: AbortSignal): Promise<Refreshed> {
  if (refreshToken === null) return { error: rejection };
  const { callRefresh } = await import('./call-refresh.ts');
  return callRefresh(refreshToken, scope);
}

async function take({ token, refreshToken }: Session, adopted: boolean): Promise<Renewal> {
  if (refreshToken !== null) await apiClient().onTokens({ token, refreshToken });
  return { token, adopted };
}

const rejection: AppError = {
  kind: 'http',
  status: 401,
  code: 'refresh_refused',
  message: copy.signedOut,
  fields: [],
};

const LOCK = 'huella-token-refresh';

/** Runs `work` in one tab at a time. Without Web Locks the server's grace for a reused refresh token covers races. */
function withTabLock<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  return locks ? locks.request(LOCK, { signal }, work) : work();
}

const LOCK = 'huella-token-refresh';

/**
 * Runs `work` while no other tab of this origin does, where the browser has Web Locks; alone in this tab otherwise
 * (the server's short grace for a reused refresh token covers those). Rejects when `signal` aborts the wait.
 */
export function acrossTabs<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  return locks ? locks.request(LOCK, { signal }, work) : work();
}

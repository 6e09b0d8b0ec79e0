const LOCK = 'huella-token-refresh';

/**
 * Runs `work` while no other tab of this origin does. Without Web Locks it only runs it: the server's grace for a reused refresh
 * token covers that case. Rejects when `signal` aborts the wait.
 */
export function acrossTabs<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  return locks ? locks.request(LOCK, { signal }, work) : work();
}

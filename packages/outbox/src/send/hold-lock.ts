/**
 * Runs `work` while no other tab of this origin holds the lock `name`. Without the Locks API it runs at once: the idempotency key
 * keeps items unique. Never rejects.
 */
export async function holdLock(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  if (!locks) return work();
  try {
    await locks.request(name, { signal }, work);
  } catch (error) {
    // Aborted while waiting, or locks are blocked together with all storage.
    if (!signal.aborted && error instanceof Error && error.name === 'SecurityError') await work();
  }
}

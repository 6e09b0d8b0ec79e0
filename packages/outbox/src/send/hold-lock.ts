/**
 * Does something while no other tab of this origin does the same under this name; others wait in line, also for a tab that sleeps.
 * Where the browser has no such locks it goes ahead: the server's lasting key takes every item once. Never rejects.
 */
export async function holdLock(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  if (!locks) return work();
  try {
    await locks.request(name, { signal }, work);
  } catch (error) {
    // Given up while it waited, or forbidden together with all storage.
    if (!signal.aborted && error instanceof Error && error.name === 'SecurityError') await work();
  }
}

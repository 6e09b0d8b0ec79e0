import { deliverOutbox } from '@huella/server';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openContext, type OpenContext } from './open-context.ts';
import { loadRuntime } from './runtimes/load-runtime.ts';
import type { SuiteContext } from './suite-context.ts';

/**
 * A server for the tests of one file, on the runtime of their Vitest project. The database is shared by these tests and need not
 * be empty after any of them.
 */
export function useSuiteContext(): () => SuiteContext {
  let opened: OpenContext | undefined;
  const current = () => {
    if (!opened) throw new Error('the server has not started');
    return opened;
  };
  beforeAll(async () => {
    opened = await openContext(await loadRuntime());
  });
  // One pass takes twenty: no test's mails wait before another's.
  afterEach(async () => {
    while ((await deliverOutbox(current().ports)).sent > 0);
  });
  afterAll(() => current().close());
  return current;
}

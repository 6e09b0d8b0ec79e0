import { deliverOutbox } from '@huella/server';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openContext, type OpenContext } from './open-context.ts';
import { loadRuntime } from './runtimes/load-runtime.ts';
import type { SuiteContext } from './suite-context.ts';

/** A server for the tests of one file, on the runtime of their Vitest project. The tests share its database. */
export function useSuiteContext(): () => SuiteContext {
  let opened: OpenContext | undefined;
  const current = () => {
    if (!opened) throw new Error('the server has not started');
    return opened;
  };
  beforeAll(async () => {
    opened = await openContext(await loadRuntime());
  });
  // A pass sends twenty: leaves no mails for the next test.
  afterEach(async () => {
    while ((await deliverOutbox(current().ports)).sent > 0);
  });
  afterAll(() => current().close());
  return current;
}

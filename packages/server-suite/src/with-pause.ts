import { setTimeout as sleep } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import type { SuiteContext } from './suite-context.ts';
import { withPorts } from './with-ports.ts';

/** The same server, where something else happens once after the first statement that names this. */
export function withPause(ctx: SuiteContext, name: string, meanwhile: () => Promise<void>): SuiteContext {
  let isOver = false;
  const paused = new WeakSet<object>();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (!isOver && JSON.stringify(node).includes(`"${name}"`)) {
        isOver = true;
        paused.add(queryId);
      }
      return node;
    },
    async transformResult({ result, queryId }) {
      if (paused.has(queryId)) await meanwhile();
      return result;
    },
  };
  return withPorts(ctx, { db: ctx.ports.db.withPlugin(plugin) });
}

/** Milliseconds: enough for a call that nothing blocks. */
const UNBLOCKED = 200;

/** Waits for work that a paused transaction may block; SQLite blocks everything. Blocked work ends after the transaction. */
export async function unlessBlocked(work: Promise<unknown>): Promise<void> {
  await Promise.race([work, sleep(UNBLOCKED)]);
}

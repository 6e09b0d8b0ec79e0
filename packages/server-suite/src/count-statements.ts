import { createApp } from '@huella/server';
import type { KyselyPlugin } from 'kysely';
import type { SuiteContext } from './suite-context.ts';

/** The same server, which records the SQL of its statements without values. */
export function countStatements(ctx: SuiteContext): { ctx: SuiteContext; statements(): readonly string[] } {
  const seen: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      seen.push(JSON.stringify(node, (key, value: unknown) => (/^values?$/.test(key) ? '?' : value)));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const ports = { ...ctx.ports, db: ctx.ports.db.withPlugin(plugin) };
  return { ctx: { ...ctx, ports, app: createApp(ports) }, statements: () => seen };
}

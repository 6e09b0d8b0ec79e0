import { createApp } from '@huella/server';
import type { KyselyPlugin } from 'kysely';
import type { Bench } from './home.ts';

/** The same server, telling which statements ran, without the values in them. */
export function countStatements(bench: Bench): { bench: Bench; statements(): readonly string[] } {
  const seen: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      seen.push(JSON.stringify(node, (key, value: unknown) => (/^values?$/.test(key) ? '?' : value)));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const ports = { ...bench.ports, db: bench.ports.db.withPlugin(plugin) };
  return { bench: { ...bench, ports, app: createApp(ports) }, statements: () => seen };
}

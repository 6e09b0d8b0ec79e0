/** A call must not get slower with other people's data: no statement may scan a table that grows. */
import { DatabaseSync } from 'node:sqlite';
import { calls } from '@huella/contract';
import type { Database } from '@huella/server';
import { nodeSqliteEngine, sqliteDialect } from '@huella/server/sqlite';
import { CATALOGUES, memoryRuntime } from '@huella/server/testing';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { logIn, PASSWORD } from '../src/fixtures.ts';
import { fullAccount } from '../src/full-account.ts';
import { openContext, type OpenContext } from '../src/open-context.ts';
import { publishedCalls } from '../src/published-calls.ts';
import { mixturesOf, sendPublished } from '../src/published-request.ts';
import { referencesOf } from '../src/references.ts';

let ctx: OpenContext;
/** All prepared statements since the set was last cleared. */
const statements = new Set<string>();

function watchedDatabase(): Kysely<Database> {
  const engine = nodeSqliteEngine(new DatabaseSync(':memory:'));
  const prepare = (text: string) => {
    statements.add(text);
    return engine.prepare(text);
  };
  return new Kysely<Database>({ dialect: sqliteDialect({ ...engine, prepare }) });
}

beforeAll(async () => {
  ctx = await openContext((controlledPorts) => memoryRuntime(controlledPorts, watchedDatabase()));
});
afterAll(() => ctx.close());

const ORDER = ['GET', 'PUT', 'POST', 'DELETE'];

async function statementsOfCalls(): Promise<Map<string, string>> {
  const owner = await fullAccount(ctx);
  const published = await publishedCalls(ctx);
  const byStatement = new Map<string, string>();
  const ordered = published.toSorted(
    (left, right) => ORDER.indexOf(left.method) - ORDER.indexOf(right.method),
  );
  for (const call of ordered) {
    const [own] = mixturesOf(
      call.isOwned || call.path.includes('{') ? referencesOf(call) : [],
      owner.ids,
      owner.ids,
    );
    statements.clear();
    if (call.id === 'deleteAccount') continue;
    await sendPublished(owner.client, call, own);
    for (const text of statements) byStatement.set(text, call.id);
    if (call.id === 'logout') await logIn(owner.client);
  }
  statements.clear();
  await owner.client.call(calls.deleteAccount, { body: { password: PASSWORD } });
  for (const text of statements) byStatement.set(text, 'deleteAccount');
  return byStatement;
}

/** The tables that a statement scans. */
async function scannedBy(text: string): Promise<string[]> {
  const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(text)}`.execute(ctx.ports.db);
  return rows.flatMap(({ detail }) => {
    const [, name] = /^SCAN ([a-z_]\w*)/.exec(detail) ?? [];
    if (name === undefined) return [];
    const [, table = name] = new RegExp(`"(\\w+)" as "${name}"`).exec(text) ?? [];
    return [table];
  });
}

/** Rows are deleted once sent. */
const WAITING = ['outbox'];

test.skipIf(inject('runtime') !== 'memory')('no call reads a whole table that grows', async () => {
  const small = new Set([...CATALOGUES, ...WAITING]);
  const found: unknown[] = [];
  for (const [text, call] of await statementsOfCalls()) {
    if (!/^(select|insert|update|delete|with)/.test(text)) continue;
    for (const table of await scannedBy(text)) if (!small.has(table)) found.push({ call, table, text });
  }
  expect(found).toEqual([]);
});

import { listFileKeys } from '@huella/server/operator';
import type { Ports } from '@huella/server';
import { sql } from 'kysely';
import type { SuiteContext } from '../suite-context.ts';
import { rowsOf, tablesOf } from '../tables.ts';

/** What outlives its account (decision 024) or has none. */
const WITHOUT_ACCOUNT = new Set(['erasures', 'idempotency_keys', 'retained_policies']);

/** Half-written records and files of an SQLite database; empty if all is well. */
export async function findInconsistencies(ctx: SuiteContext): Promise<unknown[]> {
  const { ports } = ctx;
  return [
    ...(await brokenRows(ports)),
    ...(await rowsOfNobody(ctx)),
    ...(await missingFiles(ports)),
    ...(await leakedFiles(ports)),
  ];
}

async function brokenRows({ db }: Ports): Promise<unknown[]> {
  const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const references = await sql`pragma foreign_key_check`.execute(db);
  return [...integrity.rows.filter((row) => row.integrity_check !== 'ok'), ...references.rows];
}

async function rowsOfNobody(ctx: SuiteContext): Promise<unknown[]> {
  const known = new Set((await rowsOf(ctx, 'accounts')).map(({ id }) => id));
  const tables = (await tablesOf(ctx)).filter(
    ({ name, columns }) => columns.includes('account_id') && !WITHOUT_ACCOUNT.has(name),
  );
  const rows = tables.map(async ({ name }) =>
    (await rowsOf(ctx, name))
      .filter(({ account_id }) => account_id !== null && !known.has(account_id))
      .map((row) => [name, row]),
  );
  return (await Promise.all(rows)).flat();
}

async function missingFiles({ db, blobs }: Ports): Promise<unknown[]> {
  const missing: unknown[] = [];
  for (const key of await listFileKeys(db))
    if ((await blobs.get(key)) === null) missing.push({ missing: key });
  return missing;
}

/** An orphaned file must be recorded for deletion. */
async function leakedFiles({ db, blobs }: Ports): Promise<unknown[]> {
  const noted = await db.selectFrom('orphaned_blobs').select('key').execute();
  const known = new Set([...(await listFileKeys(db)), ...noted.map(({ key }) => key)]);
  const leaked: unknown[] = [];
  for (const prefix of ['pets/', 'claims/'])
    for await (const key of blobs.list(prefix)) if (!known.has(key)) leaked.push({ leaked: key });
  return leaked;
}

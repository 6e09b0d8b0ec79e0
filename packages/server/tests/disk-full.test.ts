import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isDiskFull } from '../src/db/disk-full.ts';
import { memoryDatabase } from '../testing/memory-runtime.ts';

test('a database without room says so in a way that is known, and nothing else does', async () => {
  const db = memoryDatabase();
  await sql`create table papers (content text)`.execute(db);
  await sql`pragma max_page_count = 2`.execute(db);
  const full = await sql`insert into papers values (${'x'.repeat(100_000)})`
    .execute(db)
    .catch((error: unknown) => error);
  expect(isDiskFull(full)).toBe(true);
  const other = await sql`insert into nothing values (1)`.execute(db).catch((error: unknown) => error);
  expect(isDiskFull(other)).toBe(false);
  expect(isDiskFull(Object.assign(new Error('could not extend file'), { code: '53100' }))).toBe(true);
  await db.destroy();
});

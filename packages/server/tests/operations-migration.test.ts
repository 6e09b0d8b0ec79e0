import { expect, test } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { operations } from '../src/db/migrations/operations.ts';
import { memoryDatabase } from '../testing/memory-runtime.ts';

test('the made-up URL of the chat goes, another one stays', async () => {
  for (const [valor, kept] of [
    ['https://chat.huella.example/', []],
    ['https://wa.me/5491150000000', [{ valor: 'https://wa.me/5491150000000' }]],
  ] as const) {
    const db = memoryDatabase();
    await migrate(db);
    await operations.down?.(db);
    await db.insertInto('config_items').values({ id: 1, nombre: 'link', valor }).execute();
    await operations.up(db);
    expect(await db.selectFrom('config_items').select('valor').execute()).toEqual(kept);
    await db.destroy();
  }
});

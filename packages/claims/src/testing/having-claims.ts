import type { TestAppOptions } from '@huella/testing';

export interface ClaimSeed {
  id: number;
  pet?: number;
  text?: string;
  /** An instant of the illness's day. */
  at?: string;
}

export function havingClaims(...seeds: readonly ClaimSeed[]): NonNullable<TestAppOptions['before']> {
  return async (server) => {
    await server.as('asegurada');
    const { id: account_id } = await server.db
      .selectFrom('accounts')
      .select('id')
      .where('email_key', '=', 'asegurada@huella.test')
      .executeTakeFirstOrThrow();
    const rows = seeds.map(({ id, pet = 1, text = `Siniestro ${id}`, at = '2026-11-27T12:00:00.000Z' }) => ({
      id,
      account_id,
      pet_id: pet,
      denuncia_administrativa: text,
      illness_day: at.slice(0, 10),
      fecha_carga: at,
      created_at: '2026-11-27T12:30:00.000Z',
    }));
    await server.db.insertInto('claims').values(rows).execute();
  };
}

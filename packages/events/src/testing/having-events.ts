import type { TestAppOptions } from '@huella/testing';

export interface EventSeed {
  id: number;
  pet?: number;
  tipo?: string;
  moment?: string;
  done?: boolean;
  description?: string;
  title?: string;
  vaccine?: number;
  product?: number;
  followUp?: string;
  info?: string;
}

const CREATED = '2026-11-01T12:00:00.000Z';

/** Stores events of an insured user, also ones that the server would reject today. */
export function havingEvents(...seeds: readonly EventSeed[]): NonNullable<TestAppOptions['before']> {
  return async (server) => {
    await server.as('asegurada');
    const { id: account_id } = await server.db
      .selectFrom('accounts')
      .select('id')
      .where('email_key', '=', 'asegurada@huella.test')
      .executeTakeFirstOrThrow();
    const rows = seeds.map(({ id, pet = 1, tipo = 'Consulta', moment = '2026-11-20T10:00', ...seed }) => ({
      id,
      account_id,
      pet_id: pet,
      tipo,
      moment,
      done: seed.done === false ? 0 : 1,
      description: seed.description ?? '',
      title: seed.title ?? '',
      vaccine_id: seed.vaccine ?? null,
      product_id: seed.product ?? null,
      follow_up: seed.followUp ?? null,
      machos: null,
      hembras: null,
      fallecidos: null,
      vet_info: seed.info ?? null,
      created_at: CREATED,
      updated_at: CREATED,
    }));
    await server.db.insertInto('events').values(rows).execute();
  };
}

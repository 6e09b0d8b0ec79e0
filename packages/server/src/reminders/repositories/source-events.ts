import { addDays } from '@huella/validation/day';
import type { Executor } from '../../db/transaction.ts';
import type { DueRange } from '../reminder-source.ts';

export async function listPlannedEvents(db: Executor, accountIds: readonly number[], { from, to }: DueRange) {
  return db
    .selectFrom('events')
    .innerJoin('pets', 'pets.id', 'events.pet_id')
    .select(['events.id', 'events.account_id', 'events.tipo', 'events.moment', 'events.updated_at'])
    .select('pets.nombre')
    .where('events.account_id', 'in', accountIds)
    .where('events.done', '=', 0)
    .where('events.moment', '>=', from)
    .where('events.moment', '<', addDays(to, 1))
    .execute();
}

/** The events since the first one that something due within a range follows: later events may close it, earlier ones never. */
export async function listGivenToPetsDue(
  db: Executor,
  accountIds: readonly number[],
  { from, to }: DueRange,
) {
  return db
    .selectFrom('events')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('events')
          .select(['pet_id', eb.fn.min('moment').as('first')])
          .where('account_id', 'in', accountIds)
          .where('follow_up', '>=', from)
          .where('follow_up', '<=', to)
          .groupBy('pet_id')
          .as('due'),
      (join) => join.onRef('due.pet_id', '=', 'events.pet_id').onRef('events.moment', '>=', 'due.first'),
    )
    .innerJoin('pets', 'pets.id', 'events.pet_id')
    .select([
      'events.id',
      'events.account_id',
      'events.pet_id',
      'events.tipo',
      'events.moment',
      'events.done',
    ])
    .select(['events.description', 'events.title', 'events.vaccine_id', 'events.product_id'])
    .select(['events.follow_up', 'events.machos', 'events.hembras', 'events.fallecidos', 'events.vet_info'])
    .select(['pets.nombre', 'pets.animal', 'pets.sexo', 'events.updated_at'])
    .where((eb) => eb.or([eb('events.vaccine_id', 'is not', null), eb('events.product_id', 'is not', null)]))
    .execute();
}

export async function listReminderPets(db: Executor, accountIds: readonly number[]) {
  return db
    .selectFrom('pets')
    .select(['id', 'account_id', 'nombre', 'animal', 'sexo', 'fecha_nacimiento'])
    .where('account_id', 'in', accountIds)
    .execute();
}

import type { Event } from '@huella/contract';
import type { Insertable, Updateable } from 'kysely';
import { compileOnce } from '../../db/compile-once.ts';
import type { EventsTable } from '../../db/schema/events.ts';
import type { Executor, Tx } from '../../db/transaction.ts';
import { eventToWire, type EventRow } from '../event-to-wire.ts';

/** The end of a page: older events follow, then those of the same moment with a smaller id. */
export interface EventCursor {
  readonly moment: string;
  readonly id: number;
}

export interface EventScope {
  readonly accountId: number;
  readonly petId: number | undefined;
}

export async function insertEvent(tx: Tx, row: Insertable<EventsTable>): Promise<number> {
  const { id } = await tx.insertInto('events').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function countEvents(db: Executor, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('events')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Newest first, then by id. */
export async function listEventsAfter(
  db: Executor,
  { accountId, petId }: EventScope,
  { moment, id }: EventCursor,
  limit: number,
): Promise<Event[]> {
  const rows =
    petId === undefined
      ? await selectOfAccount(db, accountId, moment, id, limit)
      : await selectOfPet(db, accountId, petId, moment, id, limit);
  return rows.map(eventToWire);
}

export async function findEvent(
  db: Executor,
  accountId: number,
  eventId: number,
): Promise<Event | undefined> {
  const row = await eventRows(db, accountId).where('events.id', '=', eventId).executeTakeFirst();
  return row && eventToWire(row);
}

export async function lockEvent(tx: Tx, accountId: number, eventId: number): Promise<EventRow | undefined> {
  const locked = await tx
    .updateTable('events')
    .set((eb) => ({ sequence: eb.ref('sequence') }))
    .where('id', '=', eventId)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return locked && eventRows(tx, accountId).where('events.id', '=', eventId).executeTakeFirst();
}

export async function changeEvent(
  tx: Tx,
  eventId: number,
  change: Updateable<EventsTable>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('events')
    .set((eb) => ({ ...change, sequence: eb('sequence', '+', 1), updated_at: now.toISOString() }))
    .where('id', '=', eventId)
    .execute();
}

export async function deleteEventRow(tx: Tx, eventId: number): Promise<void> {
  await tx.deleteFrom('events').where('id', '=', eventId).execute();
}

export function eventRows(db: Executor, accountId: number) {
  return db
    .selectFrom('events')
    .innerJoin('pets', 'pets.id', 'events.pet_id')
    .select(['events.id', 'events.pet_id', 'events.tipo', 'events.moment', 'events.done'])
    .select(['events.description', 'events.title', 'events.vaccine_id', 'events.product_id'])
    .select(['events.follow_up', 'events.machos', 'events.hembras', 'events.fallecidos', 'events.vet_info'])
    .select(['pets.nombre', 'pets.animal', 'pets.sexo'])
    .where('events.account_id', '=', accountId);
}

type Rows = ReturnType<typeof eventRows>;

function pageOf(rows: Rows, { moment, id }: EventCursor, limit: number): Rows {
  return rows
    .where((eb) => eb(eb.refTuple('events.moment', 'events.id'), '<', eb.tuple(moment, id)))
    .orderBy('events.moment', 'desc')
    .orderBy('events.id', 'desc')
    .limit(limit);
}

const selectOfAccount = compileOnce((db, accountId: number, moment: string, id: number, limit: number) =>
  pageOf(eventRows(db, accountId), { moment, id }, limit),
);
const selectOfPet = compileOnce(
  (db, accountId: number, petId: number, moment: string, id: number, limit: number) =>
    pageOf(eventRows(db, accountId).where('events.pet_id', '=', petId), { moment, id }, limit),
);

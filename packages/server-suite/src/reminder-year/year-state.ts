import type { Event } from '@huella/contract';
import type { Database } from '@huella/server';
import type { Day } from '@huella/validation/day';
import { momentOf } from '@huella/validation/event';
import type { Kysely } from 'kysely';
import type { PlannedEvent, YearAction, YearPlan } from './year-plan.ts';

export interface YearPet {
  readonly id: number;
  readonly accountId: number;
  readonly nombre: string;
}

/** An event with the day of its owner's last change. */
export interface TrackedEvent {
  readonly event: Event;
  readonly accountId: number;
  readonly since: Day;
}

export interface YearState {
  tracked(): readonly TrackedEvent[];
  /** Applies an action to the database and the list. */
  act(action: YearAction, instant: string): Promise<void>;
}

/** The events of a year, in the database and as a plain list of what must be true. */
export function createYearState(
  db: Kysely<Database>,
  { events }: YearPlan,
  pets: readonly YearPet[],
): YearState {
  const tracked = new Map<number, TrackedEvent>();

  async function note(number: number, instant: string): Promise<void> {
    const planned = events[number];
    const pet = planned && pets[planned.pet];
    if (!pet) throw new RangeError(`no event ${number}`);
    const row = { ...rowOf(planned, pet), created_at: instant, updated_at: instant };
    const { id } = await db.insertInto('events').values(row).returning('id').executeTakeFirstOrThrow();
    tracked.set(number, {
      event: eventOf(id, planned, pet),
      accountId: pet.accountId,
      since: instant.slice(0, 10),
    });
  }

  async function change(number: number, changes: Partial<Event>, instant: string): Promise<void> {
    const old = tracked.get(number);
    if (!old) throw new RangeError(`no event ${number}`);
    const event = { ...old.event, ...changes };
    await db
      .updateTable('events')
      .set({ moment: momentOf(event.event_on, event.hora), done: event.done ? 1 : 0, updated_at: instant })
      .where('id', '=', event.id)
      .execute();
    tracked.set(number, { ...old, event, since: instant.slice(0, 10) });
  }

  return {
    tracked: () => [...tracked.values()],
    async act({ what, event, to }, instant) {
      if (what === 'note') return note(event, instant);
      if (what === 'do') return change(event, { done: true }, instant);
      if (what === 'move') return change(event, to === undefined ? {} : { event_on: to }, instant);
      const id = tracked.get(event)?.event.id ?? 0;
      tracked.delete(event);
      await db.deleteFrom('events').where('id', '=', id).execute();
    },
  };
}

function rowOf({ tipo, day, hora, vaccineId, productId, followUp }: PlannedEvent, pet: YearPet) {
  const given = { vaccine_id: vaccineId, product_id: productId, follow_up: followUp };
  const when = { moment: momentOf(day, hora), done: 0 };
  return { account_id: pet.accountId, pet_id: pet.id, tipo, ...when, ...given, description: '', title: '' };
}

function eventOf(id: number, { tipo, day, hora, ...given }: PlannedEvent, pet: YearPet): Event {
  const mascota = { id: pet.id, nombre: pet.nombre, animal: 'Perro', sexo: 'H' } as const;
  const rest = { description: '', title: '', done: false };
  return { id, mascota, tipo, event_on: day, hora, ...rest, ...givenOf(tipo, given) };
}

function givenOf(
  tipo: string,
  { vaccineId, productId, followUp }: Pick<PlannedEvent, 'vaccineId' | 'productId' | 'followUp'>,
): Partial<Event> {
  if (vaccineId !== null) return { EventoVacuna: { VacunaId: vaccineId, proxima_aplicacion: followUp } };
  if (productId === null) return {};
  const deworming = { ProductoDesparacitacionId: productId, refuerzo: followUp };
  return tipo === 'DespExterna' ? { EventoDespExterna: deworming } : { EventoDespInterna: deworming };
}

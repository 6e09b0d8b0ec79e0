import { openFollowUps, type EventCatalogues } from '@huella/calendar';
import type { Event } from '@huella/contract';
import { addDays, type Day } from '@huella/validation/day';
import type { TrackedEvent } from './year-state.ts';

/** A line that a mail must contain. */
export interface ExpectedReminder {
  readonly accountId: number;
  readonly key: string;
  readonly line: string;
}

interface Thing {
  readonly accountId: number;
  readonly name: string;
  readonly label: string;
  readonly day: Day;
  readonly time: string | null;
  readonly since: Day;
}

const labels: Readonly<Record<string, string>> = {
  Consulta: 'Consulta',
  Vacuna: 'Vacuna',
  DespExterna: 'Desparasitación externa',
  DespInterna: 'Desparasitación interna',
  Celo: 'Celo',
};
const followUpLabels: Readonly<Record<string, string>> = {
  Vacuna: 'Próxima vacuna',
  DespExterna: 'Próxima desparasitación externa',
  DespInterna: 'Próxima desparasitación interna',
};

const longDay = new Intl.DateTimeFormat('es-AR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** What D105 requires at nine in the morning, for the events of that time, sent before or not. */
export function expectedReminders(
  tracked: readonly TrackedEvent[],
  catalogues: EventCatalogues,
  today: Day,
): ExpectedReminder[] {
  const owners = new Map(tracked.map((one) => [one.event.id, one]));
  const planned = tracked
    .filter(({ event }) => !event.done)
    .map(({ event, ...own }) => plannedThing(event, own));
  const followUps = openFollowUps(
    tracked.map(({ event }) => event),
    catalogues,
  ).flatMap(({ event, day }) => {
    const own = owners.get(event.id);
    return own ? [followUpThing(event, day, own)] : [];
  });
  return [...planned, ...followUps].flatMap((thing) => {
    const start = stepStart(thing, today);
    if (start === null || addDays(thing.day, start) <= thing.since) return [];
    const key = `${thing.name} ${thing.day} ${thing.time} ${start}`;
    return [{ accountId: thing.accountId, key, line: `${thing.label}, ${whenOf(thing, today)}` }];
  });
}

type EventOrigin = Pick<TrackedEvent, 'accountId' | 'since'>;

function plannedThing(event: Event, { accountId, since }: EventOrigin): Thing {
  const label = `${labels[event.tipo]} de ${event.mascota.nombre}`;
  return { accountId, name: `event ${event.id}`, label, day: event.event_on, time: event.hora, since };
}

function followUpThing(event: Event, day: Day, { accountId, since }: EventOrigin): Thing {
  const label = `${followUpLabels[event.tipo]} de ${event.mascota.nombre}`;
  return { accountId, name: `follow-up ${event.id}`, label, day, time: null, since };
}

/** The day, counted from the item's own, on which today's step began; null outside of every step. */
function stepStart({ day, time }: Thing, today: Day): number | null {
  const isEarly = time !== null && time < '09:30';
  if (today === day) return time !== null && time < '09:00' ? null : isEarly ? -1 : 0;
  if (today === addDays(day, -1) && isEarly) return -1;
  if (today < addDays(day, -7)) return null;
  if (today < addDays(day, -2)) return -7;
  if (today < day) return -2;
  if (today < addDays(day, 7)) return null;
  if (today < addDays(day, 30)) return 7;
  return today < addDays(day, 38) ? 30 : null;
}

function whenOf({ day, time }: Thing, today: Day): string {
  const hour = time === null ? '' : ` a las ${time}`;
  const date = `el ${longDay.format(Date.parse(day)).replace(',', '')}`;
  if (day < today) return `pendiente desde ${date}`;
  if (day === today) return `hoy${hour}`;
  if (day === addDays(today, 1)) return `mañana${hour}`;
  if (day === addDays(today, 2)) return `pasado mañana${hour}`;
  return `${date}${hour}`;
}

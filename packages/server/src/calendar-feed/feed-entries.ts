import { birthdaysOf, openFollowUps, type BornPet, type EventCatalogues } from '@huella/calendar';
import type { Event } from '@huella/contract';
import { appPaths } from '@huella/contract/app-paths';
import { addYears, type Day } from '@huella/validation/day';
import { titleCase } from '@huella/validation/text';
import { kindTitle } from '../events/calendar-kind.ts';
import type { CalendarEntry } from './calendar-text.ts';
import type { FeedEvent } from './repositories/feed-events.ts';

/** Programs that subscribe look so many years ahead for birthdays. */
const BIRTHDAYS_AHEAD_YEARS = 1;

export interface FeedContent {
  readonly events: readonly FeedEvent[];
  readonly pets: readonly BornPet[];
  readonly catalogues: EventCatalogues;
}

export interface FeedContext {
  readonly webUrl: string;
  readonly today: Day;
}

/** Events, what follows them (D103) and birthdays (D50), of those that are wanted. */
export function feedEntries(
  { events, pets, catalogues }: FeedContent,
  context: FeedContext,
  isWanted: (event: Event) => boolean,
): CalendarEntry[] {
  const byId = new Map(events.map((one) => [one.event.id, one]));
  const all = events.map(({ event }) => event);
  // What is not wanted closes follow-ups, too.
  const followUps = openFollowUps(all, catalogues).filter(({ event }) => isWanted(event));
  return [
    ...events.filter(({ event }) => isWanted(event)).map((one) => eventEntry(one, context)),
    ...followUps.flatMap(({ event, day }) => {
      const one = byId.get(event.id);
      return one ? [followUpEntry(one, day, context)] : [];
    }),
    ...pets.flatMap((pet) =>
      birthdaysAround(pet, context)
        .filter(isWanted)
        .map((event) => birthdayEntry(pet, event, context)),
    ),
  ];
}

function eventEntry({ event, sequence, changedAt }: FeedEvent, context: FeedContext): CalendarEntry {
  const { id, event_on: day, hora: time, done } = event;
  const own = { uid: `evento-${id}@huella`, day, time, hasAlarm: !done };
  return { ...own, title: entryTitle(event), link: linkTo(event, context), sequence, changedAt };
}

function followUpEntry(
  { event, sequence, changedAt }: FeedEvent,
  day: Day,
  context: FeedContext,
): CalendarEntry {
  const own = { uid: `seguimiento-${event.id}@huella`, day, time: null, hasAlarm: true };
  return { ...own, title: entryTitle(event), link: linkTo(event, context), sequence, changedAt };
}

function birthdaysAround(pet: BornPet, { today }: FeedContext): Event[] {
  return birthdaysOf(pet, addYears(today, BIRTHDAYS_AHEAD_YEARS));
}

/** A single day, because a yearly rule loses 29 February. One that moves is another entry. */
function birthdayEntry(pet: BornPet, event: Event, context: FeedContext): CalendarEntry {
  return {
    uid: `cumple-${pet.id}-${event.event_on}@huella`,
    title: entryTitle(event),
    day: event.event_on,
    time: null,
    link: linkTo(event, context),
    sequence: 0,
    changedAt: new Date(`${pet.fecha_nacimiento}T03:00:00Z`),
    hasAlarm: false,
  };
}

function entryTitle({ tipo, mascota }: Event): string {
  return `${kindTitle(tipo)} · ${titleCase(mascota.nombre)}`;
}

function linkTo({ id }: Event, { webUrl }: FeedContext): string {
  return `${webUrl}${appPaths.editEvent.href(id)}`;
}

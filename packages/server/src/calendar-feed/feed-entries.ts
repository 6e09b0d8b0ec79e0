import { birthdaysOf, openFollowUps, type BirthdayPet, type EventCatalogues } from '@huella/calendar';
import type { Event } from '@huella/contract';
import { appPaths } from '@huella/contract/app-paths';
import { addYears, type Day } from '@huella/validation/day';
import { titleCase } from '@huella/validation/text';
import { kindTitle } from '../events/calendar-kind.ts';
import type { CalendarEntry } from './calendar-text.ts';
import { renamedVersion } from './renamed-version.ts';
import type { FeedEvent, Version } from './repositories/feed-events.ts';
import type { Renames } from './repositories/pet-renames.ts';

const BIRTHDAYS_AHEAD_YEARS = 1;

export interface FeedContent {
  readonly events: readonly FeedEvent[];
  readonly pets: readonly BirthdayPet[];
  readonly catalogues: EventCatalogues;
  /** By pet. */
  readonly renames: ReadonlyMap<number, Renames>;
}

export interface FeedContext {
  readonly webUrl: string;
  readonly today: Day;
}

interface EntryContext extends FeedContext {
  readonly renames: FeedContent['renames'];
}

/** Events, their follow-ups (D103) and birthdays (D50), of the chosen kinds. */
export function feedEntries(
  { events, pets, catalogues, renames }: FeedContent,
  { webUrl, today }: FeedContext,
  isWanted: (event: Event) => boolean,
): CalendarEntry[] {
  const context = { webUrl, today, renames };
  const byId = new Map(events.map((one) => [one.event.id, one]));
  const all = events.map(({ event }) => event);
  // Excluded events close follow-ups, too.
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

function eventEntry({ event, ...version }: FeedEvent, context: EntryContext): CalendarEntry {
  const { id, event_on: day, hora: time } = event;
  const base = { uid: `evento-${id}@huella`, day, time, hasAlarm: !isOver(event, context) };
  return { ...base, ...saidOf(event, version, context) };
}

/** Nobody marks a video call as done. */
function isOver({ tipo, done, event_on }: Event, { today }: EntryContext): boolean {
  return done || (tipo === 'Videollamada' && event_on < today);
}

function followUpEntry({ event, ...version }: FeedEvent, day: Day, context: EntryContext): CalendarEntry {
  const base = { uid: `seguimiento-${event.id}@huella`, day, time: null, hasAlarm: true };
  return { ...base, ...saidOf(event, version, context) };
}

function birthdaysAround(pet: BirthdayPet, { today }: EntryContext): Event[] {
  return birthdaysOf(pet, addYears(today, BIRTHDAYS_AHEAD_YEARS));
}

/** A single day: a yearly rule loses 29 February. A corrected birthday is another entry. */
function birthdayEntry(pet: BirthdayPet, event: Event, context: EntryContext): CalendarEntry {
  const version = { sequence: 0, changedAt: new Date(`${pet.fecha_nacimiento}T03:00:00Z`) };
  return {
    uid: `cumple-${pet.id}-${event.event_on}@huella`,
    day: event.event_on,
    time: null,
    hasAlarm: false,
    ...saidOf(event, version, context),
  };
}

function saidOf({ id, tipo, mascota }: Event, version: Version, context: EntryContext) {
  const renames = context.renames.get(mascota.id);
  return {
    title: `${kindTitle(tipo)} · ${titleCase(mascota.nombre)}`,
    link: `${context.webUrl}${appPaths.editEvent.href(id)}`,
    ...renamedVersion(version, renames ? [renames] : []),
  };
}

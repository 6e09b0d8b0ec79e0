import type { Event } from '@huella/contract';
import type { Day } from '@huella/validation/day';
import {
  argentineMoment,
  compareMoments,
  dayOfMoment,
  type Moment,
  momentOf,
} from '@huella/validation/event';
import { openFollowUps } from './follow-ups.ts';
import type { EventCatalogues } from './needs.ts';

/** How an item stands; a follow-up or a birthday is of a day and never over before that day is. */
export type ItemState = 'done' | 'overdue' | 'upcoming';

/** One line of the calendar: an event, or the follow-up that is due because of it (D103). */
export interface CalendarItem {
  /** Unique, and the same each time. */
  readonly key: string;
  readonly state: ItemState;
  readonly day: Day;
  /** `HH:MM`; null for what is of the whole day. */
  readonly time: string | null;
  readonly isFollowUp: boolean;
  /** What it is, or what it follows. */
  readonly event: Event;
}

const END_OF_DAY = '24:00';

/** Everything that stands in a calendar at an instant: by day and time, and in a stable order where those are equal. */
export function calendarItems(
  events: readonly Event[],
  catalogues: EventCatalogues,
  now: Date,
): CalendarItem[] {
  const present = argentineMoment(now);
  const items = [
    ...events.map((event) => eventItem(event, present)),
    ...openFollowUps(events, catalogues).map(({ event, day }) => followUpItem(event, day, present)),
  ];
  return items.toSorted(byMoment);
}

function eventItem(event: Event, present: Moment): CalendarItem {
  const { id, tipo, event_on: day, hora } = event;
  const time = tipo === 'Cumpleaños' ? null : hora;
  return { key: `event-${id}`, state: stateOf(event, present), day, time, isFollowUp: false, event };
}

/** Nobody has to say of a birthday or of a video call that it was. */
function stateOf({ tipo, done, event_on, hora }: Event, present: Moment): ItemState {
  if (tipo === 'Cumpleaños') return event_on < dayOfMoment(present) ? 'done' : 'upcoming';
  if (done) return 'done';
  if (momentOf(event_on, hora) >= present) return 'upcoming';
  return tipo === 'Videollamada' ? 'done' : 'overdue';
}

function followUpItem(event: Event, day: Day, present: Moment): CalendarItem {
  const state = momentOf(day, END_OF_DAY) > present ? 'upcoming' : 'overdue';
  return { key: `follow-up-${event.id}`, state, day, time: null, isFollowUp: true, event };
}

function byMoment(left: CalendarItem, right: CalendarItem): number {
  return compareMoments(orderOf(left), orderOf(right)) || left.event.id - right.event.id;
}

/** What is of the whole day comes before its hours. */
function orderOf({ day, time }: CalendarItem): string {
  return `${day}T${time ?? ''}`;
}

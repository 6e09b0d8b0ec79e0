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
import type { EventCatalogues } from './protections.ts';

/** A follow-up or birthday is not overdue before its day is over. */
export type ItemState = 'done' | 'overdue' | 'upcoming';

export interface CalendarItem {
  /** Stable across calls. */
  readonly key: string;
  readonly state: ItemState;
  readonly day: Day;
  /** `HH:MM`; null for all day. */
  readonly time: string | null;
  readonly isFollowUp: boolean;
  /** The event itself, or the one that a follow-up belongs to. */
  readonly event: Event;
}

const END_OF_DAY = '24:00';

/** The items at an instant, by day and time, in a stable order. */
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

/** Birthdays and video calls are done without confirmation. */
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

/** All-day items come first. */
function orderOf({ day, time }: CalendarItem): string {
  return `${day}T${time ?? ''}`;
}

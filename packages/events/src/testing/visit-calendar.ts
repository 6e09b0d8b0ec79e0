import type { Event } from '@huella/contract';
import { calendarAnswers } from './calendar-answers.ts';
import { type EventsVisitOptions, visitEvents } from './visit-events.ts';

export interface CalendarVisitOptions extends EventsVisitOptions {
  /** Includes birthdays. */
  events?: readonly Event[];
}

export function visitCalendar({ events = [], failures = {}, ...options }: CalendarVisitOptions) {
  return visitEvents({ failures: { ...calendarAnswers(events), ...failures }, ...options });
}

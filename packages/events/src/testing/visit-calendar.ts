import type { Event } from '@huella/contract';
import { calendarAnswers } from './calendar-answers.ts';
import { type EventsVisitOptions, visitEvents } from './visit-events.ts';

export interface CalendarVisitOptions extends EventsVisitOptions {
  /** All that stands in the calendar, birthdays too. */
  events?: readonly Event[];
}

/** The same with a calendar that is known to the last event. */
export function visitCalendar({ events = [], failures = {}, ...options }: CalendarVisitOptions) {
  return visitEvents({ failures: { ...calendarAnswers(events), ...failures }, ...options });
}

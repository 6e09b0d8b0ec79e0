import { renderRoutes, type TestAppOptions } from '@huella/testing';
import type { Event } from '@huella/contract';
import { storyRoutes } from './story-routes.ts';
import { calendarAnswers } from './calendar-answers.ts';

export interface EventsVisitOptions extends TestAppOptions {
  at: string;
  /** What stands in the calendar. */
  events?: readonly Event[];
}

/** Opens a page as the owner of Luna (1) and Mishi (2) unless told otherwise. */
export function visitEvents({ events = [], failures = {}, ...options }: EventsVisitOptions) {
  return renderRoutes(storyRoutes, {
    as: 'asegurada',
    failures: { ...calendarAnswers(events), ...failures },
    ...options,
  });
}

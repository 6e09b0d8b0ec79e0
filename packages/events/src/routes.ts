import type { RouteObject } from 'react-router-dom';
import { eventsPaths } from './paths.ts';
import { titles } from './titles.ts';

const handleOf = (title: string) => ({ title, access: 'owner' }) as const;

/** The pages of this feature (specification §2). */
export const eventsRoutes: RouteObject[] = [
  {
    path: eventsPaths.calendar.path,
    handle: handleOf(titles.calendar),
    lazy: async () => {
      const { HistoryPage } = await import('./pages/history/history-page.tsx');
      return { Component: HistoryPage };
    },
  },
  {
    path: eventsPaths.newEvent.path,
    handle: handleOf(titles.newEvent),
    lazy: async () => {
      const { NewEventPage } = await import('./pages/new-event/new-event-page.tsx');
      return { Component: NewEventPage };
    },
  },
];

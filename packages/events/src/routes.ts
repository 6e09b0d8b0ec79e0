import type { RouteObject } from 'react-router-dom';
import { eventsPaths } from './paths.ts';
import { titles } from './titles.ts';

const handleOf = (title: string) => ({ title, access: 'owner' }) as const;

/** The pages of this feature (specification §2). */
export const eventsRoutes: RouteObject[] = [
  {
    path: eventsPaths.newEvent.path,
    handle: handleOf(titles.newEvent),
    lazy: async () => {
      const { NewEventPage } = await import('./pages/new-event/new-event-page.tsx');
      return { Component: NewEventPage };
    },
  },
  {
    path: eventsPaths.feed.path,
    handle: handleOf(titles.feed),
    lazy: async () => {
      const { FeedPage } = await import('./pages/feed/feed-page.tsx');
      return { Component: FeedPage };
    },
  },
  {
    path: eventsPaths.editEvent.path,
    handle: handleOf(titles.editEvent),
    lazy: async () => {
      const { EditEventPage } = await import('./pages/edit-event/edit-event-page.tsx');
      return { Component: EditEventPage };
    },
  },
];

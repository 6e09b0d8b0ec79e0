import type { RouteObject } from 'react-router-dom';
import type { EventsOptions } from './options.ts';
import { eventsPaths } from './paths.ts';
import { titles } from './titles.ts';

const handleOf = (title: string) => ({ title, access: 'owner' }) as const;

const calendarPages: RouteObject[] = [
  {
    path: eventsPaths.calendar.path,
    handle: handleOf(titles.calendar),
    lazy: async () => {
      const { HistoryPage } = await import('./pages/history/history-page.tsx');
      return { Component: HistoryPage };
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

/** Routes (specification §2). */
export function eventsRoutes(options: EventsOptions): RouteObject[] {
  return [
    {
      lazy: async () => {
        const { HistoryFrame } = await import('./pages/history/history-frame.tsx');
        return { Component: HistoryFrame };
      },
      children: calendarPages,
    },
    {
      path: eventsPaths.booklet.path,
      handle: handleOf(titles.booklet),
      lazy: async () => {
        const { BookletPage } = await import('./pages/booklet/booklet-page.tsx');
        return { Component: BookletPage };
      },
    },
    {
      path: eventsPaths.vetCall.path,
      handle: handleOf(titles.vetCall),
      lazy: async () => {
        const { createVetCallPage } = await import('./pages/vet-call/create-vet-call-page.tsx');
        return { Component: createVetCallPage(options) };
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
    {
      path: eventsPaths.feed.path,
      handle: handleOf(titles.feed),
      lazy: async () => {
        const { FeedPage } = await import('./pages/feed/feed-page.tsx');
        return { Component: FeedPage };
      },
    },
    {
      path: eventsPaths.reminders.path,
      handle: handleOf(titles.reminders),
      lazy: async () => {
        const { RemindersPage } = await import('./pages/reminders/reminders-page.tsx');
        return { Component: RemindersPage };
      },
    },
  ];
}

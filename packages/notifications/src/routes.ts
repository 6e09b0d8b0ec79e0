import type { RouteObject } from 'react-router-dom';
import type { NotificationsOptions } from './options.ts';
import { notificationsPaths } from './paths.ts';
import { titles } from './titles.ts';

const handleOf = (title: string) => ({ title, access: 'owner' }) as const;

export function notificationsRoutes(options: NotificationsOptions): RouteObject[] {
  return [
    {
      path: notificationsPaths.inbox.path,
      handle: handleOf(titles.inbox),
      lazy: async () => {
        const { InboxPage } = await import('./pages/inbox/inbox-page.tsx');
        return { Component: InboxPage };
      },
    },
    {
      path: notificationsPaths.settings.path,
      handle: handleOf(titles.settings),
      lazy: async () => {
        const { createSettingsPage } = await import('./pages/settings/create-settings-page.tsx');
        return { Component: createSettingsPage(options) };
      },
    },
  ];
}

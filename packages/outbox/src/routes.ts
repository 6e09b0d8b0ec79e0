import { appPaths } from '@huella/contract/app-paths';
import type { RouteObject } from 'react-router-dom';
import { titles } from './titles.ts';

export const outboxRoutes: RouteObject[] = [
  {
    path: appPaths.outbox.path,
    handle: { title: titles.pending, access: 'owner' },
    lazy: async () => {
      const { PendingPage } = await import('./pages/pending/pending-page.tsx');
      return { Component: PendingPage };
    },
  },
];

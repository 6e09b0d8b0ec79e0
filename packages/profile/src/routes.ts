import type { RouteObject } from 'react-router-dom';
import { profilePaths } from './paths.ts';
import { titles } from './titles.ts';

/** The screens of this feature (specification §2). */
export const profileRoutes: RouteObject[] = [
  {
    path: profilePaths.personalData.path,
    handle: { title: titles.personalData, access: 'owner' },
    lazy: async () => {
      const { PersonalDataPage } = await import('./pages/personal-data/personal-data-page.tsx');
      return { Component: PersonalDataPage };
    },
  },
];

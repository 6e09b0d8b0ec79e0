import type { RouteObject } from 'react-router-dom';
import { copy } from './copy.ts';
import { profilePaths } from './paths.ts';

/** The screens of this feature, to be placed inside the tab shell (specification §2). */
export const profileRoutes: RouteObject[] = [
  {
    path: profilePaths.personalData.path,
    handle: { title: copy.title, access: 'owner' },
    lazy: async () => {
      const { PersonalDataPage } = await import('./pages/personal-data/personal-data-page.tsx');
      return { Component: PersonalDataPage };
    },
  },
];

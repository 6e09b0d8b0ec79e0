import type { RouteObject } from 'react-router-dom';
import { profilePaths } from './paths.ts';
import type { ProfileOptions } from './options.ts';
import { titles } from './titles.ts';

/** Specification §2. */
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

export function myDataRoute(options: ProfileOptions): RouteObject {
  return {
    path: profilePaths.myData.path,
    handle: { title: titles.myData, access: 'owner' },
    lazy: async () => {
      const { createMyDataPage } = await import('./pages/my-data/create-my-data-page.tsx');
      return { Component: createMyDataPage(options) };
    },
  };
}

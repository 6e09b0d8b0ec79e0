import type { RouteObject } from 'react-router-dom';
import { foodPaths } from './paths.ts';
import { titles } from './titles.ts';

const handleOf = (title: string) => ({ title, access: 'owner' }) as const;

/** The pages of this feature (specification §2). */
export const foodRoutes: RouteObject[] = [
  {
    path: foodPaths.bags.path,
    handle: handleOf(titles.bags),
    lazy: async () => {
      const { BagsPage } = await import('./pages/bags/bags-page.tsx');
      return { Component: BagsPage };
    },
  },
  {
    path: foodPaths.nutritionalInfo.path,
    handle: handleOf(titles.nutritionalInfo),
    lazy: async () => {
      const { NutritionalInfoPage } = await import('./pages/nutritional-info/nutritional-info-page.tsx');
      return { Component: NutritionalInfoPage };
    },
  },
];

import type { RouteObject } from 'react-router-dom';
import { foodPaths } from './paths.ts';
import { titles } from './titles.ts';

const handleOf = (title: string) => ({ title, access: 'owner' }) as const;

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
    path: foodPaths.newBag.path,
    handle: handleOf(titles.newBag),
    lazy: async () => {
      const { NewBagPage } = await import('./pages/new-bag/new-bag-page.tsx');
      return { Component: NewBagPage };
    },
  },
  {
    path: foodPaths.editBag.path,
    handle: handleOf(titles.editBag),
    lazy: async () => {
      const { EditBagPage } = await import('./pages/edit-bag/edit-bag-page.tsx');
      return { Component: EditBagPage };
    },
  },
  {
    path: foodPaths.history.path,
    handle: handleOf(titles.history),
    lazy: async () => {
      const { HistoryPage } = await import('./pages/history/history-page.tsx');
      return { Component: HistoryPage };
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

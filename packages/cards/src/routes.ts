import type { Setting } from '@huella/api-client';
import type { RouteObject } from 'react-router-dom';
import { cardsPaths } from './paths.ts';
import { titles } from './titles.ts';

/** What the app knows and this feature does not: settings of the environment (D25). */
export interface CardsOptions {
  supportEmail: Setting;
}

/** The page of this feature (specification §2). The app puts it beside the list of pets. */
export function cardsRoutes(options: CardsOptions): RouteObject[] {
  return [
    {
      path: cardsPaths.card.path,
      handle: { title: titles.card, access: 'owner' },
      lazy: async () => {
        const { createCardPage } = await import('./pages/card/create-card-page.tsx');
        return { Component: createCardPage(options) };
      },
    },
  ];
}

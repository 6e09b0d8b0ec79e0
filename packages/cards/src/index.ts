export { cardsRoutes } from './routes.ts';
export { OfflineCardLinks } from './components/offline-card-links/offline-card-links.tsx';
export { deleteOfflineCards } from './offline-cards/delete-offline-cards.ts';
export { prepareOfflineCards } from './offline-cards/prepare-offline-cards.ts';
export type { CardsOptions } from './routes.ts';

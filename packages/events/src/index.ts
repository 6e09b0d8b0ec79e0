export type { EventsOptions } from './options.ts';
export { eventsRoutes } from './routes.ts';

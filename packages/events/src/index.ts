export { eventsPaths } from './paths.ts';
export type { EventsOptions } from './options.ts';
export { CalendarAtHome, NextOfPet } from './parts.ts';
export { eventsRoutes } from './routes.ts';

export { eventsPaths } from './paths.ts';
export { eventsRoutes } from './routes.ts';

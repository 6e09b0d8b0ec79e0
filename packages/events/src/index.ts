export { eventsRoutes } from './routes.ts';

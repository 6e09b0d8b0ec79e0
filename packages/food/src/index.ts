export { foodRoutes } from './routes.ts';

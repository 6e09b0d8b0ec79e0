export { claimsRoutes } from './routes.ts';

export type { ClaimsOptions } from './options.ts';
export { claimsRoutes } from './routes.ts';

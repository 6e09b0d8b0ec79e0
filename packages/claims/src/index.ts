export { ClaimsAtHome } from './components/claims-at-home/claims-at-home.tsx';
export type { ClaimsOptions } from './options.ts';
export { claimsRoutes } from './routes.ts';

export { ClaimsAtHome } from './components/claims-at-home/claims-at-home.tsx';
export { claimsRoutes } from './routes.ts';

/** Parts for other screens. Apart from the routes, so that the first screen does not load them. */
export { OpenClaims } from './components/open-claims/open-claims.tsx';
export { useClaimTasks } from './components/claim-tasks/use-claim-tasks.ts';

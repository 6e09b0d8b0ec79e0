/** Parts for other screens. Apart from the routes, so that the first screen does not load them. */
export { useWaitingClaims } from './components/waiting-claims/use-waiting-claims.ts';

/** Parts for other screens. Apart from the routes, so that the first screen does not load them. */
export { OpenClaims } from './components/open-claims/open-claims.tsx';
export { useWaitingClaims } from './components/waiting-claims/use-waiting-claims.ts';

/** What the app shows of claims on other screens. Apart from the routes, so that the first screen does not load it. */
export { useWaitingClaims } from './components/waiting-claims/use-waiting-claims.ts';

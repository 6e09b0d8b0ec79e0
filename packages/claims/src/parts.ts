/** What the app shows of claims on other screens. Apart from the routes, so that the first screen does not load it. */
export { ClaimsAtHome } from './components/claims-at-home/claims-at-home.tsx';

/** What the app shows of pets on other pages. Apart from the routes, so that the first screen does not load it. */
export { expiredCoverage } from './components/expired-coverage/expired-coverage.ts';

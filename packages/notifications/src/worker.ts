/** For the service worker; must not import screens. */
export { keptMark } from './device/mark.ts';

/** For the service worker; must not import screens. */
export { readMark } from './device/mark.ts';

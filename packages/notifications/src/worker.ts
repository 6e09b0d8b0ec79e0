/** What the service worker needs of this feature; nothing of the screens may come along. */
export { keptMark } from './device/mark.ts';

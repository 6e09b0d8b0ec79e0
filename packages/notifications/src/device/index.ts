export { notificationsApi } from '../api/notifications-endpoints.ts';
export { renew } from './renew.ts';
export { unsubscribe } from './unsubscribe.ts';

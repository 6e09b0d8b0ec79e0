export type { NotificationsOptions, PushToken } from './options.ts';
export { notificationsRoutes } from './routes.ts';

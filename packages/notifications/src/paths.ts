import { appPaths } from '@huella/contract/app-paths';

export const notificationsPaths = {
  inbox: appPaths.notifications,
  settings: appPaths.notificationSettings,
} as const;

export const externalPaths = {
  home: appPaths.home.path,
  settings: appPaths.settings.path,
  reminders: appPaths.reminders.path,
} as const;

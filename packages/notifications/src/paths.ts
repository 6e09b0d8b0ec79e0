import { appPaths } from '@huella/contract/app-paths';

/** Addresses of this feature's screens: `path` for the router, `href` for links. */
export const notificationsPaths = {
  inbox: appPaths.notifications,
  settings: appPaths.notificationSettings,
} as const;

/** Screens of other features that these lead to. */
export const externalPaths = {
  home: appPaths.home.path,
  settings: appPaths.settings.path,
  reminders: appPaths.reminders.path,
} as const;

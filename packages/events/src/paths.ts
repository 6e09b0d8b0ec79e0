import { appPaths } from '@huella/contract/app-paths';

/** Paths of this feature (specification §2): `path` for the router, `href` for links. */
export const eventsPaths = {
  calendar: appPaths.calendar,
  editEvent: appPaths.editEvent,
  newEvent: appPaths.newEvent,
  feed: appPaths.calendarFeed,
  reminders: appPaths.reminders,
  booklet: appPaths.petBooklet,
  vetCall: appPaths.vetCall,
} as const;

/** Pages of other features that these link to. */
export const externalPaths = {
  home: appPaths.home.path,
  settings: appPaths.settings.path,
  notFound: appPaths.notFound.path,
  petDetails: appPaths.petDetails.href,
} as const;

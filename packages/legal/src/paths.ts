import { appPaths } from '@huella/contract/app-paths';

/** Addresses of this feature's screens: open to anyone, as people read them before they have an account. */
export const legalPaths = { terms: appPaths.terms, privacy: appPaths.privacy } as const;

/** The app's first screen, whichever that is for who asks. */
export const externalPaths = { start: appPaths.start.path } as const;

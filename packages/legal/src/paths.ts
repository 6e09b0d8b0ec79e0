import { appPaths } from '@huella/contract/app-paths';

/** Accessible without an account. */
export const legalPaths = { terms: appPaths.terms, privacy: appPaths.privacy } as const;

/** Redirects to the first screen. */
export const externalPaths = { start: appPaths.start.path } as const;

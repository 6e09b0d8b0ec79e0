import { appPaths } from '@huella/contract/app-paths';

/** Addresses of this feature's screens: `path` for the router, `href` for links. */
export const paymentsPaths = { methods: appPaths.paymentMethods } as const;

/** Where the screen leads back to. */
export const externalPaths = { settings: appPaths.settings.path } as const;

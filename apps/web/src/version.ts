/** The app's version as people read it (specification §9 *App version*); `package.json` has the same, as npm writes it. */
export const APP_VERSION = '4.22.00';

/** As shown to users (specification §9 *App version*); `package.json` has it in npm's format. */
export const APP_VERSION = '4.22.00';

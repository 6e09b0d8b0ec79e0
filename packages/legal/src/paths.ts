/** Addresses of this feature's screens: open to anyone, as people read them before they have an account. */
export const legalPaths = {
  terms: { path: '/terminos', href: () => '/terminos' },
  privacy: { path: '/privacidad', href: () => '/privacidad' },
} as const;

/** The app's first screen, whichever that is for who asks. */
export const externalPaths = { start: '/' } as const;

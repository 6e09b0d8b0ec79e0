/** Addresses of this feature's screens (specification §2): `path` for the router, `href` for links. */
export const profilePaths = {
  personalData: {
    path: '/tabs/personal-data/:petId?',
    href: (petId?: number) => (petId === undefined ? '/tabs/personal-data' : `/tabs/personal-data/${petId}`),
  },
} as const;

/** Where the flow leads to: a screen of the app. */
export const exits = { home: '/tabs/home' } as const;

/**
 * Addresses of this feature's screens (specification §2): `path` for the router, `href` for links. `alone` stands
 * outside the tab shell (D31).
 */
export const petsPaths = {
  addPet: { path: '/tabs/add-pet', href: () => '/tabs/add-pet' },
  addPetAlone: { path: '/add-pet', href: () => '/add-pet' },
} as const;

/** Where the flow leads to: screens of other features and of the app. */
export const exits = {
  home: '/tabs/home',
  personalData: '/tabs/personal-data',
} as const;

/**
 * Addresses of this feature's screens (specification §2): `path` for the router, `href` for links. `alone` stands
 * outside the tab shell (D31).
 */
export const petsPaths = {
  addPet: { path: '/tabs/add-pet', href: () => '/tabs/add-pet' },
  addPetAlone: { path: '/add-pet', href: () => '/add-pet' },
  editPet: { path: '/tabs/add-pet/:petId', href: (petId: number) => `/tabs/add-pet/${petId}` },
  editPetAlone: { path: '/add-pet/:petId', href: (petId: number) => `/add-pet/${petId}` },
  details: { path: '/tabs/pet-details/:petId', href: (petId: number) => `/tabs/pet-details/${petId}` },
  weight: {
    path: '/tabs/pet-details/:petId/peso',
    href: (petId: number) => `/tabs/pet-details/${petId}/peso`,
  },
  card: {
    path: '/tabs/pet-details/:petId/carnet',
    href: (petId: number) => `/tabs/pet-details/${petId}/carnet`,
  },
  sync: { path: '/tabs/ajustes/asociar', href: () => '/tabs/ajustes/asociar' },
} as const;

/** Where the flow leads to: screens of other features and of the app. */
export const externalPaths = {
  home: '/tabs/home',
  settings: '/tabs/ajustes',
  personalData: '/tabs/personal-data',
  personalDataOf: (petId: number) => `/tabs/personal-data/${petId}`,
} as const;

/** Addresses of this feature's screens (specification §2): `path` for the router, `href` for links. */
export const profilePaths = {
  personalData: {
    path: '/tabs/personal-data/:petId?',
    href: (petId?: number) => (petId === undefined ? '/tabs/personal-data' : `/tabs/personal-data/${petId}`),
  },
  myData: { path: '/tabs/ajustes/mis-datos', href: () => '/tabs/ajustes/mis-datos' },
} as const;

/** Where the flows lead to: screens of the app. */
export const externalPaths = {
  home: '/tabs/home',
  settings: '/tabs/ajustes',
  petDetails: (petId: number) => `/tabs/pet-details/${petId}`,
} as const;

/** Where the personal data were opened from, and where they lead back to: a pet's page, or home. */
export function originPath(petId: number | null): string {
  return petId === null ? externalPaths.home : externalPaths.petDetails(petId);
}

import { appPaths } from '@huella/contract/app-paths';

/** Paths of this feature's pages (specification §2): `path` for the router, `href` for links. */
export const cardsPaths = { card: appPaths.petCard } as const;

/** Pages of other features that a card leads to. */
export const externalPaths = {
  home: appPaths.home.path,
  petDetails: appPaths.petDetails.href,
  syncPets: appPaths.syncPets.path,
} as const;

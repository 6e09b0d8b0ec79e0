import { appPaths } from '@huella/contract/app-paths';

/** Addresses of this feature's screens (specification §2): `path` for the router, `href` for links. */
export const claimsPaths = {
  all: appPaths.claims,
  choosePet: appPaths.claimPets,
  newClaim: appPaths.newClaim,
  ofPet: appPaths.petClaims,
  claim: appPaths.claimMenu,
  thanks: appPaths.thanks,
} as const;

/** Screens of other features that these lead to. */
export const externalPaths = {
  home: appPaths.home.path,
  petDetails: appPaths.petDetails.href,
} as const;

import { appPaths } from '@huella/contract/app-paths';

/** Paths of this feature (specification §2): `path` for the router, `href` for links. */
export const claimsPaths = {
  all: appPaths.claims,
  choosePet: appPaths.claimPets,
  newClaim: appPaths.newClaim,
  ofPet: appPaths.petClaims,
  claim: appPaths.claimMenu,
  thanks: appPaths.thanks,
} as const;

/** Pages of other features that these link to. */
export const externalPaths = {
  home: appPaths.home.path,
  petDetails: appPaths.petDetails.href,
} as const;

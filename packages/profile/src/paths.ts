import { appPaths } from '@huella/contract/app-paths';

/** Addresses of this feature's screens (specification §2): `path` for the router, `href` for links. */
export const profilePaths = {
  personalData: {
    path: `${appPaths.personalDataOf.path}?`,
    href: (petId?: number) =>
      petId === undefined ? appPaths.personalData.href() : appPaths.personalDataOf.href(petId),
  },
  myData: appPaths.myData,
} as const;

/** Where the flows lead to: screens of the app. */
export const externalPaths = {
  home: appPaths.home.path,
  addPet: appPaths.addPet.href,
  settings: appPaths.settings.path,
  petDetails: appPaths.petDetails.href,
} as const;

/** Where the personal data were opened from, and where they lead back to: a pet's page, or home. */
export function originPath(petId: number | null): string {
  return petId === null ? externalPaths.home : externalPaths.petDetails(petId);
}

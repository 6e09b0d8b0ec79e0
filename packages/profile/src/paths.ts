import { appPaths } from '@huella/contract/app-paths';

/** Specification §2. */
export const profilePaths = {
  personalData: {
    path: `${appPaths.personalDataOf.path}?`,
    href: (petId?: number) =>
      petId === undefined ? appPaths.personalData.href() : appPaths.personalDataOf.href(petId),
  },
  myData: appPaths.myData,
} as const;

export const externalPaths = {
  home: appPaths.home.path,
  addPet: appPaths.addPet.href,
  settings: appPaths.settings.path,
  petDetails: appPaths.petDetails.href,
} as const;

export function originPath(petId: number | null): string {
  return petId === null ? externalPaths.home : externalPaths.petDetails(petId);
}

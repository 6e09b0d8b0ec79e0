import { appPaths } from '@huella/contract/app-paths';

/**
 * Paths of this feature's pages (specification §2): `path` for the router, `href` for links. `…Alone` is outside the tab
 * shell (D31).
 */
export const petsPaths = {
  plans: appPaths.plans,
  addPet: appPaths.addPet,
  addPetAlone: appPaths.addPetAlone,
  editPet: appPaths.editPet,
  editPetAlone: appPaths.editPetAlone,
  details: appPaths.petDetails,
  insured: appPaths.petInsured,
  weight: appPaths.petWeight,
  sync: appPaths.syncPets,
  cancelCoverage: appPaths.cancelCoverage,
} as const;

/** Pages of other features and of the app that this one links to. */
export const externalPaths = {
  home: appPaths.home.path,
  settings: appPaths.settings.path,
  terms: appPaths.terms.path,
  personalData: appPaths.personalData.path,
  /** With a return to the new pet. */
  personalDataForPet: appPaths.personalData.href({ para: 'mascota' }),
  personalDataOf: appPaths.personalDataOf.href,
  card: appPaths.petCard.href,
} as const;

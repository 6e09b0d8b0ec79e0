import { appPaths } from '@huella/contract/app-paths';

/** Addresses of this feature's screens (specification §2): `path` for the router, `href` for links. */
export const foodPaths = {
  bags: appPaths.food,
  newBag: appPaths.newFood,
  editBag: appPaths.editFood,
  history: appPaths.foodHistory,
  nutritionalInfo: appPaths.nutritionalInfo,
} as const;

/** Screens of other features that these lead to. */
export const externalPaths = {
  notFound: appPaths.notFound.path,
} as const;

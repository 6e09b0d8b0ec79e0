import { appPaths } from '@huella/contract/app-paths';

/** Paths of this feature (specification §2): `path` for the router, `href` for links. */
export const foodPaths = {
  bags: appPaths.food,
  newBag: appPaths.newFood,
  editBag: appPaths.editFood,
  history: appPaths.foodHistory,
  nutritionalInfo: appPaths.nutritionalInfo,
} as const;

/** Pages of other features that these link to. */
export const externalPaths = {
  notFound: appPaths.notFound.path,
} as const;

import { appPaths } from '@huella/contract/app-paths';

export const paths = {
  claims: appPaths.claims.path,
  food: appPaths.food.path,
  home: appPaths.home.path,
  login: appPaths.login.path,
  notFound: appPaths.notFound.path,
  personalData: appPaths.personalData.path,
  settings: appPaths.settings.path,
} as const;

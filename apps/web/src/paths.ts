/** Addresses of the app's own screens. */
export const paths = {
  home: '/tabs/home',
  login: '/login',
  notFound: '/not-found',
  personalData: '/tabs/personal-data',
  settings: '/tabs/ajustes',
} as const;

/** Titles of the app's own screens. The router needs them before any screen's code, so they stand apart from `copy.ts`. */
export const titles = {
  home: 'Inicio',
  settings: 'Ajustes',
  notFound: 'No encontramos esta página',
} as const;

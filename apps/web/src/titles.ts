/** The router needs titles before any page's code. */
export const titles = {
  home: 'Inicio',
  settings: 'Ajustes',
  notFound: 'No encontramos esta página',
} as const;

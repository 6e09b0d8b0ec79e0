/** Paths of the server's own pages (D32), followed by a mailed link's secret or a card's code. */
export const pagePaths = {
  newPassword: '/auth/nueva-clave',
  syncPets: '/auth/asociar',
  card: '/carnet',
  vetForm: '/veterinario',
  /** External, because the pages' policy forbids inline styles. */
  style: '/auth/paginas.css',
  /** Another font needs another path: browsers cache it for a year. */
  font: '/auth/figtree.woff2',
  vetStyle: '/auth/veterinario.css',
  vetScript: '/auth/veterinario.js',
} as const;

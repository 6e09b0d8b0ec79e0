/** Where the server's own pages are (D32). A secret follows those of mailed links, a code that of a card. */
export const pagePaths = {
  newPassword: '/auth/nueva-clave',
  syncPets: '/auth/asociar',
  card: '/carnet',
  vetForm: '/veterinario',
  /** The style sheet of all pages: their policy allows no style within them. */
  style: '/auth/paginas.css',
  /** Their letters. Another font needs another path: browsers keep it for a year. */
  font: '/auth/figtree.woff2',
  /** What the vet's form has besides: it alone needs it. */
  vetStyle: '/auth/veterinario.css',
  vetScript: '/auth/veterinario.js',
} as const;

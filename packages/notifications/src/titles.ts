/** Titles of this feature's pages. The router needs them before any page's code. */
export const titles = {
  inbox: 'Avisos',
  settings: 'Notificaciones',
} as const;

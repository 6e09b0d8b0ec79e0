/** Separate from `copy.ts`, because the router needs them before any page's code. */
export const titles = {
  inbox: 'Avisos',
  settings: 'Notificaciones',
} as const;

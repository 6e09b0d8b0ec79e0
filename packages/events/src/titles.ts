/** Titles of this feature's screens. The router needs them before any screen's code, so they stand apart from `copy.ts`. */
export const titles = {
  newEvent: 'Nuevo evento',
  editEvent: 'Evento',
} as const;

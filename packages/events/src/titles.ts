/** Titles of this feature's screens. The router needs them before any screen's code, so they stand apart from `copy.ts`. */
export const titles = {
  calendar: 'Calendario',
  booklet: 'Libreta sanitaria',
  vetCall: 'Videollamada veterinaria',
  newEvent: 'Nuevo evento',
  editEvent: 'Evento',
  feed: 'Calendario en su teléfono',
} as const;

/** The router needs titles before any page's code. */
export const titles = {
  calendar: 'Calendario',
  booklet: 'Libreta sanitaria',
  vetCall: 'Videollamada veterinaria',
  newEvent: 'Nuevo evento',
  editEvent: 'Evento',
  feed: 'Calendario en su teléfono',
  reminders: 'Recordatorios',
} as const;

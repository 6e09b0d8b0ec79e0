/** Texts of what is overdue in the calendar, on home. */
export const copy = {
  ofPet: (pet: string, what: string) => `${pet}: ${what}`,
  overdue: (when: string) => `Venció ${when}.`,
  see: 'Ver',
  seeOf: (what: string, pet: string) => `Ver: ${what} de ${pet}`,
  more: (count: number) => (count === 1 ? 'Ver otro vencido' : `Ver otros ${count} vencidos`),
  error: 'No pudimos consultar si algo venció en el calendario.',
} as const;

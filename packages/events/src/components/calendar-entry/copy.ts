/** Texts of this component. */
export const copy = {
  followUp: {
    Vacuna: 'próxima dosis',
    other: 'refuerzo',
  },
  /** "Luna · 26/11/2026, 10:00" */
  facts: (pet: string, day: string, time: string | null) =>
    `${pet} · ${day}${time === null ? '' : `, ${time}`}`,
  done: 'Hecho',
  overdue: (when: string) => `Vencido ${when}`,
  register: 'Registrar',
  registerOf: (what: string, pet: string) => `Registrar: ${what} de ${pet}`,
  unsafe: 'Tiene permetrina, que es tóxica para los gatos. Consulte a su veterinario.',
} as const;

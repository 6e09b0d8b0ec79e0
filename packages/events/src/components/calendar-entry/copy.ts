export const copy = {
  followUp: {
    Vacuna: 'próxima dosis',
    other: 'refuerzo',
  },
  /** "Luna · 26/11/2026, 10:00" */
  details: (pet: string, day: string, time: string | null) =>
    `${pet} · ${day}${time === null ? '' : `, ${time}`}`,
  /** "Mishi cumple 1 año", of an event with the title "Cumple 1 año". */
  birthday: (pet: string, what: string) => `${pet} ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  ofPet: (what: string, pet: string) => `${what} de ${pet}`,
  done: 'Hecho',
  register: 'Registrar',
  registerOf: (what: string) => `Registrar: ${what}`,
  unsafe: 'Tiene permetrina, que es tóxica para los gatos. Consulte a su veterinario.',
} as const;

export const copy = {
  list: 'Siniestros',
  outdated: 'No pudimos actualizar esta lista: puede que falte lo último.',
  empty: {
    title: 'Todavía no tiene siniestros',
    titleOf: (pet: string) => `${pet} no tiene siniestros`,
    text: 'Si su mascota se enferma o sufre un accidente, cuéntenos aquí qué pasó.',
  },
  information: (day: string) => `Ver la denuncia completa del ${day}`,
  sheet: (pet: string) => `Siniestro de ${pet}`,
  settled: 'Terminados',
  details: (pet: string, day: string, claim: number) =>
    [pet, day, `N.º ${claim}`].filter(Boolean).join(' · '),
  stage: (stage: string) => `Etapa: ${stage}`,
} as const;

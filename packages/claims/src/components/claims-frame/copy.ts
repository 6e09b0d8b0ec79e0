export const copy = {
  list: 'Todos sus siniestros',
  waiting: 'Falta su parte',
  inProgress: 'En curso',
  ofClaim: (claim: string, words: string) => `${claim}. ${words}`,
  error: 'No pudimos consultar si un siniestro espera algo de usted.',
  choose: {
    title: 'Ningún siniestro espera algo de usted',
    text: 'Elija un siniestro de la lista para ver en qué está.',
  },
} as const;

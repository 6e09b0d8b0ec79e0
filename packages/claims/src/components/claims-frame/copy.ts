export const copy = {
  list: 'Todos sus siniestros',
  waiting: 'Falta su parte',
  inProgress: 'En curso',
  totals: {
    veterinario: (count: number) =>
      count === 1 ? '1 siniestro espera a su veterinario.' : `${count} siniestros esperan a su veterinario.`,
    nosotros: (count: number) =>
      count === 1 ? '1 siniestro lo vemos nosotros.' : `${count} siniestros los vemos nosotros.`,
  },
  steps: 'Cómo sigue un reintegro',
  needed: {
    title: 'Lo que le vamos a pedir',
    identityDocument: 'Su DNI, de frente y de dorso',
    booklet: 'La libreta de vacunación',
    receipts: 'La factura y los comprobantes de pago',
    bankAccount: 'El CBU de la cuenta en la que cobra',
  },
  ofClaim: (claim: string, words: string) => `${claim}. ${words}`,
  error: 'No pudimos consultar si un siniestro espera algo de usted.',
  choose: {
    title: 'Ningún siniestro espera algo de usted',
    text: 'Elija un siniestro de la lista para ver en qué está.',
  },
} as const;

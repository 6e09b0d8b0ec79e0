/** The router needs titles before any page's code. */
export const titles = {
  all: 'Siniestros',
  ofPet: 'Historial de siniestros',
  claim: 'Siniestro',
  report: 'Denunciar un siniestro',
  thanks: 'Gracias',
} as const;

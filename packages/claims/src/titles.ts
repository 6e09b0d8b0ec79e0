/** The router needs titles before any page's code. */
export const titles = {
  all: 'Siniestros',
  ofPet: 'Historial de siniestros',
  claim: 'Siniestro',
  choosePet: 'Nuevo siniestro',
  newClaim: 'Denunciar un siniestro',
  thanks: 'Gracias',
} as const;

/** Titles of this feature's screens. The router needs them before any screen's code, so they stand apart from `copy.ts`. */
export const titles = {
  all: 'Siniestros',
  ofPet: 'Historial de siniestros',
  claim: 'Siniestro',
  choosePet: 'Nuevo siniestro',
  newClaim: 'Denunciar un siniestro',
  thanks: 'Gracias',
} as const;

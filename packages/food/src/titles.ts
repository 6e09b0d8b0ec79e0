/** Titles of this feature's screens. The router needs them before any screen's code, so they stand apart from `copy.ts`. */
export const titles = {
  bags: 'Nutrición',
  newBag: 'Nuevo alimento',
  editBag: 'Editar alimento',
  history: 'Bolsas terminadas',
  nutritionalInfo: 'Información nutricional',
} as const;

/** The router needs titles before any page's code. */
export const titles = {
  bags: 'Nutrición',
  newBag: 'Nuevo alimento',
  editBag: 'Editar alimento',
  history: 'Bolsas terminadas',
  nutritionalInfo: 'Información nutricional',
} as const;

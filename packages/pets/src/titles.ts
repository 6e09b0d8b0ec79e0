/** Titles of this feature's pages. The router needs them before any page's code, so they are apart from `copy.ts`. */
export const titles = {
  plans: 'Planes y precios',
  addPet: 'Agregar mascota',
  editPet: 'Editar mascota',
  details: 'Mi mascota',
  insured: 'Mascota asegurada',
  weight: 'Historial de peso',
  sync: 'Asociar mascotas',
  cancelCoverage: 'Dar de baja una cobertura',
} as const;

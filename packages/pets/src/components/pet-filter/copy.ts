/** Texts of the filter. */
export const copy = { label: 'Filtrar por mascota', all: 'Todas' } as const;

/** Texts of the filter. */
export const copy = { label: 'De qué mascota', all: 'Todas' } as const;

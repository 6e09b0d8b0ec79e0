export const copy = { label: 'Filtrar por mascota', all: 'Todas' } as const;

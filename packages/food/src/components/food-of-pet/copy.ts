export const copy = { title: 'Su alimento', all: 'Ver sus bolsas' } as const;

/** Texts of a pet's food. */
export const copy = { title: 'Su alimento', all: 'Ver sus bolsas' } as const;

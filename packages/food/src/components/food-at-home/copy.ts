/** Texts of food on home. */
export const copy = { title: 'Alimento por terminarse', all: 'Ver todas las bolsas' } as const;

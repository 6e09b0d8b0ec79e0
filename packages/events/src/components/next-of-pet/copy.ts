export const copy = { title: 'Lo próximo' } as const;

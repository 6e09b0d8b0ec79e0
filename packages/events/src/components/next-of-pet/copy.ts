/** Texts of this component. */
export const copy = { title: 'Lo próximo' } as const;

/** Texts of food that ends, on home. */
export const copy = { error: 'No pudimos consultar cuánto alimento queda.' } as const;

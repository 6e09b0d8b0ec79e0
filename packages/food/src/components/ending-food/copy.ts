export const copy = { error: 'No pudimos consultar cuánto alimento queda.' } as const;

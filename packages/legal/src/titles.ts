/** Separate from `copy.ts`, because the router needs them before any screen's code. */
export const titles = { terms: 'Términos y condiciones', privacy: 'Política de privacidad' } as const;

/** Separate from `copy.ts`, because the router needs them before any screen's code. */
export const titles = { methods: 'Medios de pago' } as const;

/** Titles of this package's screens. The router needs them before any screen's code. */
export const titles = { pending: 'Pendientes de enviar' } as const;

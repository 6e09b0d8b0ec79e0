export const titles = { pending: 'Pendientes de enviar' } as const;

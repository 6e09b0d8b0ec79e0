/** Every Spanish text that a form says by itself. */
export const copy = {
  draft: {
    restored: 'Recuperamos lo que había cargado y no llegó a enviar.',
    startOver: 'Empezar de nuevo',
  },
} as const;

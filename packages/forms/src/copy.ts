export const copy = {
  draft: {
    restored: 'Recuperamos lo que había cargado.',
    startOver: 'Empezar de nuevo',
  },
} as const;

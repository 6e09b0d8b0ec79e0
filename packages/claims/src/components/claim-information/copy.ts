export const copy = {
  symptoms: {
    title: 'Síntomas',
    error: 'No pudimos cargar los síntomas.',
  },
} as const;

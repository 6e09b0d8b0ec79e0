export const pageText = {
  rejected: { title: 'No pudimos continuar', link: 'Volver a Huella' },
} as const;

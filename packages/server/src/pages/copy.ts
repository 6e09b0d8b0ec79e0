/** The Spanish that every page of the server may show. */
export const pageText = {
  rejected: { title: 'No pudimos continuar', link: 'Volver a Huella' },
} as const;

/** The texts of the offline cards on home. */
export const copy = {
  title: 'Carnets guardados en este dispositivo',
  card: (name: string) => `Carnet de ${name}`,
} as const;

export const copy = {
  title: 'Carnets guardados en este dispositivo',
  card: (name: string) => `Carnet de ${name}`,
} as const;

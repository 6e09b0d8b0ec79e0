export const copy = {
  title: (pet: string) => `Venció la cobertura de ${pet}`,
  text: (day: string) => `El ${day} fue el último día. Escríbanos para renovarla.`,
  action: 'Ver el carnet',
  actionOf: (pet: string) => `Ver el carnet de ${pet}`,
} as const;

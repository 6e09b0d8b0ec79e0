export const copy = {
  see: 'Ver',
  seeOf: (what: string) => `Ver: ${what}`,
  more: (count: number) => `Ver ${count} más`,
  error: 'No pudimos consultar si algo venció en el calendario.',
} as const;

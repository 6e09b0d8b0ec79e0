export const copy = {
  of: (name: string) => `Los pesajes de ${name}, del más nuevo al más antiguo.`,
  update: 'Actualizar peso',
  table: 'Pesajes',
  day: 'Día',
  weight: 'Peso y cambio',
  change: {
    first: 'Primer pesaje',
    more: (weight: string) => `${weight} más`,
    less: (weight: string) => `${weight} menos`,
    same: 'Sin cambios',
  },
  chart: {
    title: 'Evolución del peso',
    summary: (count: number, from: string, to: string, low: string, high: string) =>
      `Gráfico de ${count} pesajes: ${from} y ${to}. Mínimo ${low}, máximo ${high}. Los valores están en la lista.`,
    weightEntry: (weight: string, day: string) => `${weight} el ${day}`,
    /** The slider over the weight entries. */
    chosen: 'Pesaje elegido',
    single: 'Con un segundo pesaje verá aquí cómo evoluciona el peso.',
  },
  empty: {
    title: 'Todavía no hay pesajes',
    text: 'Registre cuánto pesa su mascota para seguir su evolución.',
    action: 'Registrar peso',
  },
} as const;

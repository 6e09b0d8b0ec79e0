export const copy = {
  title: '¿Cuánto queda?',
  text: 'No hace falta pesarlo: mueva el nivel hasta donde llega el alimento.',
  level: 'Nivel de la bolsa',
  levelText: (kilos: string, capacity: string) => `${kilos} de ${capacity}`,
  kilos: 'Kilos que quedan',
  kilosHint: (capacity: string) => `Hasta ${capacity}. Por ejemplo: 2,5`,
  kilograms: 'kg',
  save: 'Guardar',
  empty: 'Si no queda nada, la damos por terminada hoy.',
} as const;

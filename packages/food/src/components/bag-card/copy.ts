export const copy = {
  ends: 'Se termina',
  endedByCount: 'Se terminó según la cuenta',
  countSaidOn: (day: string) => `La cuenta daba hasta ${day}. ¿Todavía queda?`,
  left: (isOne: boolean, kilos: string, capacity: string, days: string) =>
    `${isOne ? 'Queda' : 'Quedan'} ${kilos} de ${capacity}, para ${days}.`,
  drawing: (percent: string) => `Queda el ${percent} de la bolsa`,
  drawingEmpty: 'Bolsa vacía',
  reckoned: 'Cómo lo calculamos',
  basis: {
    planned: (days: string) => `Según los ${days} que indicó al cargarla.`,
    learned: (bags: number) =>
      bags === 1
        ? 'Según lo que duró su bolsa anterior.'
        : `Según lo que duraron sus últimas ${bags} bolsas.`,
    corrected: (day: string) => `Según lo que quedaba ${day}.`,
  },
  rate: (portion: string) => `Comen ${portion} por día.`,
  rateOfOne: (pet: string, portion: string) => `${pet} come ${portion} por día.`,
  carried: (kilos: string) => `Incluye ${kilos} que sobraban de la bolsa anterior.`,
  bought: (day: string) => `Comprada el ${day}.`,
  shared: 'Lo repartimos según el peso de cada mascota.',
  portion: (pet: string, portion: string) => `${pet}: ${portion} por día`,
  about: 'Queda más o menos',
  finished: 'Se terminó hoy',
  /** On the day that the forecast gave. */
  finishedThen: 'Se terminó ese día',
  more: (food: string) => `Más sobre ${food}`,
} as const;

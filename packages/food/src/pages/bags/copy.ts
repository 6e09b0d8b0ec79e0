import { titles } from '../../titles.ts';

export const copy = {
  title: titles.bags,
  stocks: 'Por mascota',
  stock: (isOne: boolean, kilos: string, portion: string, day: string) =>
    `Le ${isOne ? 'queda' : 'quedan'} ${kilos}, a ${portion} por día. Se termina ${day}.`,
  bags: 'Bolsas que quedan',
  stored: 'La bolsa quedó cargada',
  finished: (food: string) => `Se terminó ${food}`,
  empty: {
    title: 'Todavía no cargó alimento',
    text: 'Cargue la bolsa que compró: le decimos cuánto queda y cuándo conviene comprar la próxima.',
  },
  emptyOfPet: (pet: string) => ({
    title: `${pet} no tiene bolsas cargadas`,
    text: 'Cargue la bolsa que compró: le decimos cuánto queda y cuándo conviene comprar la próxima.',
  }),
} as const;

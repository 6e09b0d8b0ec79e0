import { titles } from '../../titles.ts';

/** Texts of this page. Those that the specification quotes (§8) stand byte for byte. */
export const copy = {
  title: titles.bags,
  stocks: 'Por mascota',
  stock: (kilos: string, portion: string, day: string) =>
    `Le quedan ${kilos}, a ${portion} por día. Se termina ${day}.`,
  bags: 'Bolsas que quedan',
  empty: {
    title: 'Todavía no cargó alimento',
    text: 'Cargue la bolsa que compró: le decimos cuánto queda y cuándo conviene comprar la próxima.',
  },
  emptyOfPet: (pet: string) => ({
    title: `${pet} no tiene bolsas cargadas`,
    text: 'Cargue la bolsa que compró: le decimos cuánto queda y cuándo conviene comprar la próxima.',
  }),
  corrected: (food: string, kilos: string) => `Anotamos que de ${food} quedan ${kilos}.`,
  finished: (food: string, day: string) => `Anotamos que ${food} se terminó ${day}.`,
  deleted: 'Eliminamos la bolsa.',
  /** quoted */
  deletionFailed: 'Ups! Ocurrió un error. Intente más tarde.',
  reopenFailed: 'Ya cargó otra bolsa de este alimento: elimínela para volver a esta.',
} as const;

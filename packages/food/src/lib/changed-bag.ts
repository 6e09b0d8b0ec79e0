import type { FoodBag, FoodCorrection } from '@huella/contract';
import type { Day } from '@huella/validation/day';

/** The id of a correction that the server has not answered yet. */
const UNSAVED = 0;

/** A bag of which somebody says how much is left on a day: a second time takes the place of the first. */
export function withCorrection(bag: FoodBag, day: Day, kilos: number): FoodBag {
  const others = bag.correcciones.filter(({ dia }) => dia !== day);
  return { ...bag, correcciones: [...others, { id: UNSAVED, dia: day, kilos }] };
}

/** A bag of which a correction was taken back. */
export function withoutCorrection(bag: FoodBag, { dia }: FoodCorrection): FoodBag {
  return { ...bag, correcciones: bag.correcciones.filter((correction) => correction.dia !== dia) };
}

/** A bag that is empty since a day. */
export function ended(bag: FoodBag, day: Day): FoodBag {
  return { ...bag, terminada: { dia: day, kilos: 0, observada: true } };
}

/** A bag that lasts after all. */
export function reopened(bag: FoodBag): FoodBag {
  return { ...bag, terminada: null };
}

/** A bag of which these pets eat no more. */
export function eatenByOthers(bag: FoodBag, pets: readonly number[]): FoodBag {
  return {
    ...bag,
    stocksAlimentoMascotas: bag.stocksAlimentoMascotas.filter(({ mascotaId }) => !pets.includes(mascotaId)),
  };
}

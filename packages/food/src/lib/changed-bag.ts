import type { FoodBag, FoodCorrection } from '@huella/contract';
import type { Day } from '@huella/validation/day';

/** A correction without a response yet. */
const UNSAVED = 0;

export function withCorrection(bag: FoodBag, day: Day, kilos: number): FoodBag {
  const others = bag.correcciones.filter(({ dia }) => dia !== day);
  return { ...bag, correcciones: [...others, { id: UNSAVED, dia: day, kilos }] };
}

export function withoutCorrection(bag: FoodBag, { dia }: FoodCorrection): FoodBag {
  return { ...bag, correcciones: bag.correcciones.filter((correction) => correction.dia !== dia) };
}

export function ended(bag: FoodBag, day: Day): FoodBag {
  return { ...bag, terminada: { dia: day, kilos: 0, observada: true } };
}

export function reopened(bag: FoodBag): FoodBag {
  return { ...bag, terminada: null };
}

export function eatenByOthers(bag: FoodBag, pets: readonly number[]): FoodBag {
  return {
    ...bag,
    stocksAlimentoMascotas: bag.stocksAlimentoMascotas.filter(({ mascotaId }) => !pets.includes(mascotaId)),
  };
}

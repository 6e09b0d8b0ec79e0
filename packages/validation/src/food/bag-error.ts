import { foodMessages } from './messages.ts';

type Animal = 'Perro' | 'Gato';

export interface FittingFood {
  readonly animal: Animal;
  readonly presentaciones: readonly number[];
}

/** `path` is the field's wire name. */
export interface BagError {
  readonly path: 'mascotas' | 'alimentoId' | 'kilos';
  readonly message: string;
}

/** Why these animals cannot eat of this bag, or null (specification §4 *Food*, §8 *Food*). `food` is undefined if unknown. */
export function bagError(
  animals: readonly Animal[],
  food: FittingFood | undefined,
  kilos: number,
): BagError | null {
  const [first] = animals;
  if (first === undefined) return { path: 'mascotas', message: foodMessages.petMissing };
  if (animals.some((animal) => animal !== first))
    return { path: 'mascotas', message: foodMessages.mixedAnimals };
  if (!food) return { path: 'alimentoId', message: foodMessages.foodMissing };
  if (food.animal !== first) return { path: 'alimentoId', message: foodMessages.otherAnimal };
  return food.presentaciones.includes(kilos) ? null : { path: 'kilos', message: foodMessages.sizeUnknown };
}

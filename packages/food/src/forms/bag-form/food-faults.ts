import { bagError, foodMessages } from '@huella/validation/food';
import type { BagFacts } from './bag-flow.ts';
import type { BagFormValues } from './bag-values.ts';
import { animalOf, chosenFood, chosenPets } from './food-choice.ts';

/** Messages by field; null for a field that is not shown yet. */
type FoodFaults = Partial<Record<'mascotas' | 'marca' | 'alimentoId' | 'kilos', string | null>>;

const unasked = { alimentoId: null, kilos: null };

/** Checks who eats what, field by field, each within what the one before allows. */
export function foodFaults(values: BagFormValues, facts: BagFacts): FoodFaults {
  const food = chosenFood(values, facts);
  if (values.marca === '') return { ...mixed(values, facts), marca: foodMessages.brandMissing, ...unasked };
  if (!isForSpecies(values, facts))
    return { ...mixed(values, facts), marca: foodMessages.brandWithoutFood, ...unasked };
  if (food === undefined) return { ...mixed(values, facts), kilos: null };
  const animals = chosenPets(values, facts).map(({ animal }) => animal);
  const error = bagError(animals, food, values.kilos ?? 0);
  // A size that was not chosen is missing, not wrong.
  if (error === null || (error.path === 'kilos' && values.kilos === null)) return {};
  return { [error.path]: error.message };
}

function mixed(values: BagFormValues, facts: BagFacts): FoodFaults {
  const species = new Set(chosenPets(values, facts).map(({ animal }) => animal));
  return species.size > 1 ? { mascotas: foodMessages.mixedAnimals } : {};
}

function isForSpecies(values: BagFormValues, facts: BagFacts): boolean {
  const animal = animalOf(values, facts);
  return facts.foods.some(
    (food) => food.marca === values.marca && (animal === undefined || food.animal === animal),
  );
}

import type { Animal, Food, Pet } from '@huella/contract';
import type { BagFacts } from './bag-flow.ts';
import type { BagFormValues } from './bag-values.ts';

/** The pets that were chosen. */
export function eatersOf({ mascotas }: Pick<BagFormValues, 'mascotas'>, { pets }: BagFacts): Pet[] {
  return pets.filter(({ id }) => mascotas.includes(id));
}

/** The species that a food is for: that of the first pet. */
export function animalOf(values: Pick<BagFormValues, 'mascotas'>, facts: BagFacts): Animal | undefined {
  return eatersOf(values, facts)[0]?.animal;
}

/** Every brand once, in the order of the alphabet. */
export function brandsOf({ foods }: BagFacts): string[] {
  return [...new Set(foods.map(({ marca }) => marca))].toSorted((left, right) =>
    left.localeCompare(right, 'es'),
  );
}

/** What a brand has for a species, and the food that was chosen before, whatever it is for: nothing is dropped silently. */
export function foodsOf(values: BagFormValues, facts: BagFacts): Food[] {
  const animal = animalOf(values, facts);
  return facts.foods
    .filter(
      ({ id, marca, animal: of }) =>
        marca === values.marca && (animal === undefined || of === animal || id === values.alimentoId),
    )
    .toSorted((left, right) => left.nombre.localeCompare(right.nombre, 'es'));
}

/** The food that was chosen. */
export function chosenFood({ alimentoId }: Pick<BagFormValues, 'alimentoId'>, { foods }: BagFacts) {
  return foods.find(({ id }) => id === alimentoId);
}

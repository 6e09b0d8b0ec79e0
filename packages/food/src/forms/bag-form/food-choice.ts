import type { Animal, Food, Pet } from '@huella/contract';
import type { BagFacts } from './bag-flow.ts';
import type { BagFormValues } from './bag-values.ts';

export function chosenPets({ mascotas }: Pick<BagFormValues, 'mascotas'>, { pets }: BagFacts): Pet[] {
  return pets.filter(({ id }) => mascotas.includes(id));
}

/** The species of the first pet. */
export function animalOf(values: Pick<BagFormValues, 'mascotas'>, facts: BagFacts): Animal | undefined {
  return chosenPets(values, facts)[0]?.animal;
}

export function brandsOf({ foods }: BagFacts): string[] {
  return [...new Set(foods.map(({ marca }) => marca))].toSorted((left, right) =>
    left.localeCompare(right, 'es'),
  );
}

/** A brand's foods for a species, and the chosen food whatever its species: nothing is dropped silently. */
export function foodsOf(values: BagFormValues, facts: BagFacts): Food[] {
  const animal = animalOf(values, facts);
  return facts.foods
    .filter(
      ({ id, marca, animal: of }) =>
        marca === values.marca && (animal === undefined || of === animal || id === values.alimentoId),
    )
    .toSorted((left, right) => left.nombre.localeCompare(right.nombre, 'es'));
}

export function chosenFood({ alimentoId }: Pick<BagFormValues, 'alimentoId'>, { foods }: BagFacts) {
  return foods.find(({ id }) => id === alimentoId);
}

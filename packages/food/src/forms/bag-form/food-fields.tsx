import { useFormValues } from '@huella/forms';
import { AutocompleteField, ChoiceField, SelectField } from '@huella/ui';
import { formatKilograms } from '@huella/validation/number';
import type { BagControl, BagFacts } from './bag-flow.ts';
import { copy } from './copy.ts';
import { animalOf, brandsOf, chosenFood, foodsOf } from './food-choice.ts';

/** Brand, food and size, each within what the one before allows for the species. */
export function FoodFields({ control, facts }: { control: BagControl; facts: BagFacts }) {
  const values = useFormValues(control);
  const animal = animalOf(values, facts);
  const brands = brandsOf(facts).map((marca) => ({ value: marca, label: marca }));
  const foods = foodsOf(values, facts).map((food) => ({
    value: food.id,
    label:
      food.animal === animal || animal === undefined ? food.nombre : copy.foodOf[food.animal](food.nombre),
  }));
  const sizes = chosenFood(values, facts)?.presentaciones.map((kilos) => ({
    value: kilos,
    label: formatKilograms(kilos),
  }));
  return (
    <>
      <AutocompleteField control={control} name="marca" label={copy.brand} options={brands} />
      {foods.length > 0 && (
        <SelectField control={control} name="alimentoId" label={copy.food} options={foods} />
      )}
      {sizes && <ChoiceField control={control} name="kilos" label={copy.size} options={sizes} columns={2} />}
    </>
  );
}

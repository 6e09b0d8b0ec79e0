import type { FoodBag } from '@huella/contract';
import { capacityOf } from '@huella/food-forecast';
import { useFormValues } from '@huella/forms';
import { TextField } from '@huella/ui';
import { formatKilograms } from '@huella/validation/number';
import type { BagControl } from './bag-flow.ts';
import { copy } from './copy.ts';

/** What is left of the previous bag, prefilled by the forecast; carried over where the food is the same. */
export function RemainingField({ control, renewed }: { control: BagControl; renewed: FoodBag }) {
  const { alimentoId } = useFormValues(control);
  const hint =
    alimentoId === null || alimentoId === renewed.alimento.id ? copy.remainingHint : copy.remainingOfOther;
  return (
    <TextField
      control={control}
      name="sobra"
      label={copy.remaining}
      hint={hint(formatKilograms(capacityOf(renewed)))}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      adornment={copy.kilograms}
    />
  );
}

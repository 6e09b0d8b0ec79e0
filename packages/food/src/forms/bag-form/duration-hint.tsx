import { usualRate } from '@huella/food-forecast';
import { useFormValues } from '@huella/forms';
import { InlineAlert } from '@huella/ui';
import { DURATION_MAXIMUM } from '@huella/validation/food';
import { formatKilograms } from '@huella/validation/number';
import { shownPortion } from '../../lib/amounts.ts';
import type { BagControl, BagFacts } from './bag-flow.ts';
import { daysOf } from './bag-resolver.ts';
import { copy } from './copy.ts';
import { chosenPets } from './food-choice.ts';

/** Shows the daily portion. Warns of an odd one for the pets' weight, but never blocks. */
export function DurationHint({ control, facts }: { control: BagControl; facts: BagFacts }) {
  const values = useFormValues(control);
  const days = daysOf(values.duracion);
  if (values.kilos === null || days === null || days < 1 || days > DURATION_MAXIMUM) return copy.durationHint;
  const rate = values.kilos / days;
  const weights = chosenPets(values, facts).map(({ peso }) => peso);
  const usual = usualRate(weights);
  const isOdd = usual !== null && (rate < usual.least || rate > usual.most);
  if (!isOdd) return copy.portion(shownPortion(rate));
  const weight = formatKilograms(weights.reduce<number>((sum, kilos) => sum + (kilos ?? 0), 0));
  const say = rate > usual.most ? copy.odd.much : copy.odd.little;
  return <InlineAlert tone="hint">{say(shownPortion(rate), weight)}</InlineAlert>;
}

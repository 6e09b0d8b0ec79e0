import type { Day } from '@huella/validation/day';
import { listed, petName } from '@huella/validation/text';
import { copy as shared } from '../../copy.ts';
import type { CurrentBag } from '../../lib/current-bag.ts';
import { onDayInWords } from '../../lib/day-in-words.ts';
import { copy } from './copy.ts';

export function bagTitle({ bag, pets }: CurrentBag): string {
  const names = listed(pets.map(({ nombre }) => petName(nombre)));
  return [shared.food(bag.alimento), names].filter(Boolean).join(' · ');
}

export function endSentence({ forecast, isForecastEmpty }: CurrentBag, today: Day): string {
  return isForecastEmpty ? copy.over : copy.ends(onDayInWords(forecast.ends, today));
}

export function renewName({ bag }: CurrentBag): string {
  return copy.renew(shared.food(bag.alimento));
}

import type { Day } from '@huella/validation/day';
import { listed, petName } from '@huella/validation/text';
import { copy as shared } from '../../copy.ts';
import type { SeenBag } from '../../lib/seen-bag.ts';
import { onSpokenDay } from '../../lib/spoken-day.ts';
import { copy } from './copy.ts';

export function bagTitle({ bag, eaters }: SeenBag): string {
  const names = listed(eaters.map(({ nombre }) => petName(nombre)));
  return [shared.food(bag.alimento), names].filter(Boolean).join(' · ');
}

export function endSentence({ forecast, isOverByCount }: SeenBag, today: Day): string {
  return isOverByCount ? copy.over : copy.ends(onSpokenDay(forecast.ends, today));
}

export function renewName({ bag }: SeenBag): string {
  return copy.renew(shared.food(bag.alimento));
}

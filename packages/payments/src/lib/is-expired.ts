import type { PaymentMethod } from '@huella/contract';
import { type Day, argentineDayOf } from '@huella/validation/day';

/** A card is valid until its month ends; a CBU never expires. */
export function isExpired({ vencimiento }: PaymentMethod, today: Day): boolean {
  return vencimiento !== null && monthOf(vencimiento) < countMonths(today);
}

/** Whether a card expires by the end of next month. */
export function expiresSoon(method: PaymentMethod, today: Day): boolean {
  const { vencimiento } = method;
  return vencimiento !== null && !isExpired(method, today) && monthOf(vencimiento) <= countMonths(today) + 1;
}

function monthOf(instant: string): number {
  return countMonths(argentineDayOf(new Date(instant)));
}

/** Months since the year 0, so that December and January are neighbours. */
function countMonths(day: Day): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

import type { PaymentMethod } from '@huella/contract';
import { type Day, todayInArgentina } from '@huella/validation/day';

/** Whether a card's last month is over on an Argentine day. A card serves until its month ends; a CBU never expires. */
export function isExpired({ vencimiento }: PaymentMethod, today: Day): boolean {
  return vencimiento !== null && monthOf(todayInArgentina(new Date(vencimiento))) < monthOf(today);
}

function monthOf(day: Day): string {
  return day.slice(0, 7);
}

import type { CalendarItem } from '@huella/calendar';
import { petName } from '@huella/validation/text';
import type { EventDetails } from '../../lib/event-details.ts';
import { kindLookOf } from '../event-kind/kind-looks.ts';
import { copy } from './copy.ts';

/** `Vacuna: Antirrábica`, `Vacuna: Antirrábica (próxima dosis)`, `Mishi cumple 1 año`. */
export function entryTitle(item: CalendarItem, { what }: EventDetails): string {
  const { event } = item;
  if (event.tipo === 'Cumpleaños' && what) return copy.birthday(petName(event.mascota.nombre), what);
  const { word } = kindLookOf(event);
  return withFollowUp(item, what === null ? word : `${word}: ${what}`);
}

/** With the pet and without the kind: `Antirrábica de Luna (próxima dosis)`. */
export function titleOfPet(item: CalendarItem, { what }: EventDetails, pet: string): string {
  return withFollowUp(item, copy.ofPet(what ?? kindLookOf(item.event).word, pet));
}

function withFollowUp({ event, isFollowUp }: CalendarItem, title: string): string {
  if (!isFollowUp) return title;
  return `${title} (${event.tipo === 'Vacuna' ? copy.followUp.Vacuna : copy.followUp.other})`;
}

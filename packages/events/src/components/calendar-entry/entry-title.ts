import type { CalendarItem } from '@huella/calendar';
import { petName } from '@huella/validation/text';
import type { EventDetails } from '../../lib/event-details.ts';
import { kindLookOf } from '../event-kind/kind-looks.ts';
import { copy } from './copy.ts';

/** `Vacuna: Antirrábica`, `Vacuna: Antirrábica (próxima dosis)`, `Mishi cumple 1 año`. */
export function entryTitle(item: CalendarItem, { subject }: EventDetails): string {
  const { event } = item;
  if (event.tipo === 'Cumpleaños' && subject) return copy.birthday(petName(event.mascota.nombre), subject);
  const { word } = kindLookOf(event);
  return withFollowUp(item, subject === null ? word : `${word}: ${subject}`);
}

/** With the pet and without the kind: `Antirrábica de Luna (próxima dosis)`. */
export function titleOfPet(item: CalendarItem, { subject }: EventDetails, pet: string): string {
  return withFollowUp(item, copy.ofPet(subject ?? kindLookOf(item.event).word, pet));
}

function withFollowUp({ event, isFollowUp }: CalendarItem, title: string): string {
  if (!isFollowUp) return title;
  return `${title} (${event.tipo === 'Vacuna' ? copy.followUp.Vacuna : copy.followUp.other})`;
}

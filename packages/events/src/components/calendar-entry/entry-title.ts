import type { CalendarItem } from '@huella/calendar';
import type { EventDetails } from '../../lib/event-details.ts';
import { kindLookOf } from '../event-kind/kind-looks.ts';
import { copy } from './copy.ts';

/** What an item is, in words: `Vacuna: Antirrábica`, `Vacuna: Antirrábica (próxima dosis)`. */
export function entryTitle({ event, isFollowUp }: CalendarItem, { what }: EventDetails): string {
  const { word } = kindLookOf(event);
  const title = what === null ? word : `${word}: ${what}`;
  if (!isFollowUp) return title;
  return `${title} (${event.tipo === 'Vacuna' ? copy.followUp.Vacuna : copy.followUp.other})`;
}

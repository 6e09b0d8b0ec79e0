import type { Event } from '@huella/contract';
import { momentOf } from '@huella/validation/event';

/** The cursor after which the next page begins: `YYYY-MM-DDTHH:MM,id`. */
export function placeOf({ event_on, hora, id }: Pick<Event, 'event_on' | 'hora' | 'id'>): string {
  return `${momentOf(event_on, hora)},${id}`;
}

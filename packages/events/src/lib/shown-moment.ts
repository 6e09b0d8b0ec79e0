import { formatDay } from '@huella/validation/day';

/** When an event is, `DD/MM/AAAA, HH:MM`. */
export function shownMoment({ event_on, hora }: { event_on: string; hora: string }): string {
  return `${formatDay(event_on)}, ${hora}`;
}

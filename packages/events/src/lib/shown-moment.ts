import { formatDay } from '@huella/validation/day';

export function shownMoment({ event_on, hora }: { event_on: string; hora: string }): string {
  return `${formatDay(event_on)}, ${hora}`;
}

import { argentineMoment, timeOfMoment } from '@huella/validation/event';
import { shownDay } from './shown-day.ts';

/** The Argentine time of day of an instant, `HH:MM`. */
export function shownHour(instant: string): string {
  return timeOfMoment(argentineMoment(new Date(instant)));
}

/** The Argentine day and time of an instant, `DD/MM/AAAA, HH:MM`. */
export function shownTime(instant: string): string {
  return `${shownDay(instant)}, ${shownHour(instant)}`;
}

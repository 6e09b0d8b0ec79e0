import { argentineMoment, timeOfMoment } from '@huella/validation/event';
import { shownDay } from './shown-day.ts';

export function shownHour(instant: string): string {
  return timeOfMoment(argentineMoment(new Date(instant)));
}

export function shownTime(instant: string): string {
  return `${shownDay(instant)}, ${shownHour(instant)}`;
}

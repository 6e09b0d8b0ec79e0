import { argentineMoment, timeOfMoment } from '@huella/validation/event';
import { formatInstantDay } from '@huella/validation/day';

export function formatInstantHour(instant: string): string {
  return timeOfMoment(argentineMoment(new Date(instant)));
}

export function formatInstant(instant: string): string {
  return `${formatInstantDay(instant)}, ${formatInstantHour(instant)}`;
}

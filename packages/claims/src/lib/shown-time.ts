import { shownDay } from './shown-day.ts';

const time = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'America/Argentina/Buenos_Aires',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The Argentine time of day of an instant, `HH:MM`. */
export function shownHour(instant: string): string {
  return time.format(new Date(instant));
}

/** The Argentine day and time of an instant, `DD/MM/AAAA, HH:MM`. */
export function shownTime(instant: string): string {
  return `${shownDay(instant)}, ${shownHour(instant)}`;
}

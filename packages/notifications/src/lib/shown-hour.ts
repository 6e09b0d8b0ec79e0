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

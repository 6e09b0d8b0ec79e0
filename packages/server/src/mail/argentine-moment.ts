const format = new Intl.DateTimeFormat('es-AR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/Argentina/Buenos_Aires',
});

/** `27/11/2026, 10:00`. */
export function argentineMoment(instant: string): string {
  return format.format(new Date(instant));
}

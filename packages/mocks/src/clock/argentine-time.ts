const AHEAD = -3 * 3_600_000;
const PATTERN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** An instant as `YYYY-MM-DDTHH:MM` in Argentina. */
export function argentineTime(instant: Date): string {
  return new Date(instant.getTime() + AHEAD).toISOString().slice(0, 16);
}

/** The instant of `YYYY-MM-DDTHH:MM` in Argentina, or of the first minute of `YYYY-MM-DD`; null when there is no such time. */
export function readArgentineTime(text: string): Date | null {
  const full = text.includes('T') ? text : `${text}T00:00`;
  if (!PATTERN.test(full)) return null;
  const instant = new Date(`${full}:00-03:00`);
  return !Number.isNaN(instant.getTime()) && argentineTime(instant) === full ? instant : null;
}

import { argentineMoment, instantOf } from '@huella/validation/event';

const PATTERN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** The instant of `YYYY-MM-DDTHH:MM`, or of the first minute of `YYYY-MM-DD`, in Argentina; null for an invalid time. */
export function readArgentineTime(text: string): Date | null {
  const full = text.includes('T') ? text : `${text}T00:00`;
  if (!PATTERN.test(full)) return null;
  const instant = new Date(instantOf(full));
  return !Number.isNaN(instant.getTime()) && argentineMoment(instant) === full ? instant : null;
}

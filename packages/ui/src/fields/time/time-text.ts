import { toAsciiDigits } from '@huella/validation/text';

const TYPED = /^(\d{1,2})[:.h ]?(\d{2})(?: ?h(?:s|oras)?\.?)?$/iu;

/** The form's value: `HH:MM`, or the text itself for the schema to reject. */
export function toTimeValue(text: string): string {
  const trimmed = toAsciiDigits(text).trim();
  const [, hours, minutes] = TYPED.exec(trimmed) ?? [];
  return hours === undefined ? trimmed : `${hours.padStart(2, '0')}:${minutes}`;
}

/** The input's text: what was typed while it still means the value. */
export function toTimeText(value: string, typed: string): string {
  return toTimeValue(typed) === value ? typed : value;
}

const DAY = 24 * 60;
const twoDigits = (count: number) => String(count).padStart(2, '0');

/** `HH:MM`, every `step` minutes. */
export function timesOfDay(step: number): string[] {
  return Array.from({ length: Math.ceil(DAY / step) }, (_, index) => {
    const minutes = index * step;
    return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  });
}

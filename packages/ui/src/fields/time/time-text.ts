import { toAsciiDigits } from '@huella/validation/text';

const TYPED = /^(\d{1,2})[:.h ]?(\d{2})(?: ?h(?:s|oras)?\.?)?$/iu;

/** What a form holds for what was typed: `HH:MM`, or the text itself for the schema to refuse; `''` is empty. */
export function toTimeValue(text: string): string {
  const trimmed = toAsciiDigits(text).trim();
  const [, hours, minutes] = TYPED.exec(trimmed) ?? [];
  return hours === undefined ? trimmed : `${hours.padStart(2, '0')}:${minutes}`;
}

/** What the input shows: the person's own text while it means the form's value, else the value. */
export function toTimeText(value: string, typed: string): string {
  return toTimeValue(typed) === value ? typed : value;
}

const DAY = 24 * 60;
const twoDigits = (count: number) => String(count).padStart(2, '0');

/** The times of a day, `HH:MM`, one each `step` minutes. */
export function timesOfDay(step: number): string[] {
  return Array.from({ length: Math.ceil(DAY / step) }, (_, index) => {
    const minutes = index * step;
    return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  });
}

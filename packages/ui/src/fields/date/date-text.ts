import { formatDay, isDay, parseDay } from '@huella/validation/day';

/** What a form holds for what was typed: the day, or the text itself for the schema to refuse; `''` is empty. */
export function toDateValue(text: string): string {
  const trimmed = text.trim();
  return parseDay(trimmed) ?? trimmed;
}

/** What the input shows: the person's own text while it means the form's value, else the value as DD/MM/AAAA. */
export function toDateText(value: string, typed: string): string {
  if (toDateValue(typed) === value) return typed;
  return isDay(value) ? formatDay(value) : value;
}

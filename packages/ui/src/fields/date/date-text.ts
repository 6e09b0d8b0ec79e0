import { formatDay, isDay, parseDay } from '@huella/validation/day';

/** The form's value: the day, or the text itself for the schema to reject. */
export function toDateValue(text: string): string {
  const trimmed = text.trim();
  return parseDay(trimmed) ?? trimmed;
}

/** The input's text: what was typed while it still means the value, else the value as DD/MM/AAAA. */
export function toDateText(value: string, typed: string): string {
  if (toDateValue(typed) === value) return typed;
  return isDay(value) ? formatDay(value) : value;
}

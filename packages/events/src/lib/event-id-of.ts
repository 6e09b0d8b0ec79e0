import { parseBirthdayId } from '@huella/calendar';
import { parseId } from '@huella/validation/number';

/** The id in a URL; a birthday's is negative. Null for an invalid one. */
export function eventIdOf(text: string | undefined): number | null {
  if (!text?.startsWith('-')) return parseId(text);
  const id = parseId(text.slice(1));
  return id !== null && parseBirthdayId(-id) !== null ? -id : null;
}

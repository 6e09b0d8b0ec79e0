import * as z from 'zod/mini';
import { type Day, isDay } from './day/day.ts';
import { dayMessages } from './messages.ts';
import { collapseBlanks, countCharacters, normalizeText } from './text.ts';

/**
 * A rule with its message. Rules of a field stop at the first that fails, so that a field shows one message, the most
 * telling one.
 */
export function rule<Value>(holds: (value: Value) => boolean, message: string) {
  return z.refine<Value>(holds, { error: message, abort: true });
}

/** A text that must be given: normalised (D58), blanks only are missing. Blanks inside stay as typed. */
export function requiredText(missing: string) {
  return z.string({ error: missing }).check(
    z.overwrite(normalizeText),
    rule((text) => text !== '', missing),
  );
}

/** Like {@link requiredText}, with blanks inside collapsed to one space. */
export function requiredLine(missing: string) {
  return requiredText(missing).check(z.overwrite(collapseBlanks));
}

/** An upper limit in Unicode code points (D56). */
export function atMost(maximum: number, message: string) {
  return rule<string>((text) => countCharacters(text) <= maximum, message);
}

/** A day that must be given and exist, `YYYY-MM-DD`; anything else that was typed is refused (O-DT-03, O-DT-05). */
export function requiredDay(missing: string) {
  return z.string({ error: missing }).check(
    rule((text: string) => text.trim() !== '', missing),
    rule(isDay, dayMessages.invalid),
  );
}

/** Bounds of days, both inclusive. */
export interface DayWindow {
  readonly min: Day;
  readonly max: Day;
}

import * as z from 'zod/mini';
import { type Day, isDay } from './day/day.ts';
import { dayMessages, textMessages } from './messages.ts';
import { collapseBlanks, countCharacters, isReadable, normalizeLine, normalizeText } from './text.ts';

/** A rule with its message. A field stops at the first rule that fails, so that it shows one message. */
export function rule<Value>(holds: (value: Value) => boolean, message: string) {
  return z.refine<Value>(holds, { error: message, abort: true });
}

/**
 * A line that may be empty (D113): rejects unreadable characters and normalises the rest. Every one-line text starts from this.
 */
export function singleLine(error?: string, normalize: (text: string) => string = normalizeLine) {
  return z.string({ error }).check(rule(isReadable, textMessages.unreadable), z.overwrite(normalize));
}

export function multiLine(error?: string) {
  return singleLine(error, normalizeText);
}

/** A line with at least one visible character. Keeps blanks inside. */
export function requiredLine(missing: string, normalize?: (text: string) => string) {
  return singleLine(missing, normalize).check(rule((text) => text !== '', missing));
}

export function requiredCollapsedLine(missing: string) {
  return requiredLine(missing, collapseBlanks);
}

/** In Unicode code points (D56). */
export function maxLength(maximum: number, message: string) {
  return rule<string>((text) => countCharacters(text) <= maximum, message);
}

/** Limited in code points. Empty, null and undefined become null. */
export function optionalText(text: ReturnType<typeof singleLine>, maximum: number, tooLong: string) {
  return z.pipe(
    z.nullish(text.check(maxLength(maximum, tooLong))),
    z.transform((typed: string | null | undefined) => typed || null),
  );
}

/** An existing day, `YYYY-MM-DD` (O-DT-03, O-DT-05). */
export function requiredDay(missing: string) {
  return requiredLine(missing).check(rule(isDay, dayMessages.invalid));
}

/** Both inclusive. */
export interface DayRange {
  readonly min: Day;
  readonly max: Day;
}

import * as z from 'zod/mini';
import { type Day, isDay } from './day/day.ts';
import { dayMessages, textMessages } from './messages.ts';
import { collapseBlanks, countCharacters, isReadable, normalizeLine, normalizeText } from './text.ts';

/**
 * A rule with its message. Rules of a field stop at the first that fails, so that a field shows one message, the most
 * telling one.
 */
export function rule<Value>(holds: (value: Value) => boolean, message: string) {
  return z.refine<Value>(holds, { error: message, abort: true });
}

/** A line that may be empty (D113): what nobody can read is refused, the rest normalised. Every one-line text starts from this. */
export function typedLine(error?: string, normalize: (text: string) => string = normalizeLine) {
  return z.string({ error }).check(rule(isReadable, textMessages.unreadable), z.overwrite(normalize));
}

/** {@link typedLine} of a text that keeps its line ends. */
export function typedText(error?: string) {
  return typedLine(error, normalizeText);
}

/** A line that must be given; one without anything visible is missing. Blanks inside stay as typed. */
export function requiredLine(missing: string, normalize?: (text: string) => string) {
  return typedLine(missing, normalize).check(rule((text) => text !== '', missing));
}

/** {@link requiredLine} with blanks inside collapsed to one space. */
export function requiredCollapsedLine(missing: string) {
  return requiredLine(missing, collapseBlanks);
}

/** An upper limit in Unicode code points (D56). */
export function atMost(maximum: number, message: string) {
  return rule<string>((text) => countCharacters(text) <= maximum, message);
}

/** A text that may be left away, with an upper limit in code points. Nothing typed, null and undefined come out as null. */
export function optionalText(text: ReturnType<typeof typedLine>, maximum: number, tooLong: string) {
  return z.pipe(
    z.nullish(text.check(atMost(maximum, tooLong))),
    z.transform((typed: string | null | undefined) => typed || null),
  );
}

/** A day that must be given and exist, `YYYY-MM-DD`; anything else that was typed is refused (O-DT-03, O-DT-05). */
export function requiredDay(missing: string) {
  return requiredLine(missing).check(rule(isDay, dayMessages.invalid));
}

/** Bounds of days, both inclusive. */
export interface DayWindow {
  readonly min: Day;
  readonly max: Day;
}

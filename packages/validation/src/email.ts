import { maxLength, requiredLine, rule } from './rules.ts';
import { hasInvisible } from './text.ts';

const EMAIL_MAXIMUM = 254;

/** One `@`, a dot in the domain, no blanks (D59). No angle brackets, which mail programs strip: many accounts per mailbox. */
const emailPattern = /^[^\s@<>]+@[^\s@.<>]+(?:\.[^\s@.<>]+)+$/;

/** Trims the email. */
export function requiredEmail(missing: string, invalid: string) {
  return requiredLine(missing).check(
    rule((text) => emailPattern.test(text) && !hasInvisible(text), invalid),
    maxLength(EMAIL_MAXIMUM, invalid),
  );
}

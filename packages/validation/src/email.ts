import { atMost, requiredLine, rule } from './rules.ts';
import { hasInvisible } from './text.ts';

const EMAIL_MAXIMUM = 254;

/**
 * One `@`, a dot in the domain, no blanks (D59), nor what only looks like nothing. No angle brackets: they stand around an address in a mail and are left away, so
 * that many accounts, each with its limits, would be one mailbox.
 */
const emailPattern = /^[^\s@<>]+@[^\s@.<>]+(?:\.[^\s@.<>]+)+$/;

/** An email with the messages of its form: one for a missing address, one for a wrong one. It comes out trimmed. */
export function requiredEmail(missing: string, invalid: string) {
  return requiredLine(missing).check(
    rule((text) => emailPattern.test(text) && !hasInvisible(text), invalid),
    atMost(EMAIL_MAXIMUM, invalid),
  );
}

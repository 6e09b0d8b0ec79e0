import { personMessages, textMessages } from '../messages.ts';
import { maxLength, requiredCollapsedLine, rule } from '../rules.ts';
import { hasInvisible } from '../text.ts';

/** Letters with any accents, apostrophes, hyphens and blanks (D58). */
const letters = /^[\p{L}\p{M} '’ʼ\-‐‑]+$/u;

export function personName(missing: string, maximum = 100) {
  return requiredCollapsedLine(missing).check(
    rule((text) => letters.test(text) && !hasInvisible(text), personMessages.lettersOnly),
    maxLength(maximum, textMessages.tooLong),
  );
}

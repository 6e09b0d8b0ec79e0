import { contactMessages } from './messages.ts';
import { requiredLine, rule } from './rules.ts';
import { collapseBlanks, toAsciiDigits } from './text.ts';

const characters = /^[\d+()\- ]+$/;

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return characters.test(text) && digits >= 6 && digits <= 15;
}

/** The phone of a vet or a shop: 6 to 15 digits with `+ ( ) -` and blanks, which it collapses (D59). */
export function phoneNumber(missing: string) {
  return requiredLine(missing, (text) => collapseBlanks(toAsciiDigits(text))).check(
    rule(isPhone, contactMessages.phoneInvalid),
  );
}

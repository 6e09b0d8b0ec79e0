import { isReadable, normalizeText } from '@huella/validation/text';

/** Normalises an operator's text for an owner; null if it is blank, too long or unreadable (D113). */
export function readableText(text: string, maximum: number): string | null {
  const plain = normalizeText(text);
  return isReadable(text) && plain !== '' && plain.length <= maximum ? plain : null;
}

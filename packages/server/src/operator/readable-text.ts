import { isReadable, normalizeText } from '@huella/validation/text';

/** What an operator wrote for an owner, normalised; null when it shows nothing, is too long, or nobody can read it (D113). */
export function readableText(text: string, maximum: number): string | null {
  const plain = normalizeText(text);
  return isReadable(text) && plain !== '' && plain.length <= maximum ? plain : null;
}

import type { Ports } from '../ports.ts';
import { hashOf } from './secret.ts';

const SIGNATURE_LENGTH = 43;

/** Signs a text with the server's key: 43 characters for a URL. Hashed again, because runtimes encode their fingerprints differently. */
export async function signature({ vault }: Pick<Ports, 'vault'>, text: string): Promise<string> {
  return hashOf(await vault.fingerprint(text));
}

/** Tells whether a signature was made by the current key or an earlier one. `length` compares only the beginning of a truncated one. */
export async function isSigned(
  { vault }: Pick<Ports, 'vault'>,
  text: string,
  given: string,
  length = SIGNATURE_LENGTH,
): Promise<boolean> {
  const rights = await Promise.all((await vault.fingerprints(text)).map(hashOf));
  return rights.map((right) => isEqualText(given, right.slice(0, length))).includes(true);
}

function isEqualText(given: string, right: string): boolean {
  let difference = given.length ^ right.length;
  for (let at = 0; at < right.length; at += 1) difference |= given.charCodeAt(at) ^ right.charCodeAt(at);
  return difference === 0;
}

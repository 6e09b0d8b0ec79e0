import type { Ports } from '../ports.ts';
import { hashOf } from './secret.ts';

/** In characters. */
const SIGNATURE_LENGTH = 43;

/**
 * A text signed with the server's key: 43 characters that fit into an address. Hashed once more, because runtimes write their
 * fingerprints differently.
 */
export async function signature({ vault }: Pick<Ports, 'vault'>, text: string): Promise<string> {
  return hashOf(await vault.fingerprint(text));
}

/**
 * Whether a signature of a text is one of ours, by today's key or an earlier one. One that was cut is compared as far as it goes, which
 * `length` says.
 */
export async function isSigned(
  { vault }: Pick<Ports, 'vault'>,
  text: string,
  given: string,
  length = SIGNATURE_LENGTH,
): Promise<boolean> {
  const rights = await Promise.all((await vault.fingerprints(text)).map(hashOf));
  return rights.map((right) => isEqualText(given, right.slice(0, length))).includes(true);
}

/** Looks at every character, so that its time does not tell how much of a made-up signature is right. */
function isEqualText(given: string, right: string): boolean {
  let difference = given.length ^ right.length;
  for (let at = 0; at < right.length; at += 1) difference |= given.charCodeAt(at) ^ right.charCodeAt(at);
  return difference === 0;
}

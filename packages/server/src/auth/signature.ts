import type { Ports } from '../ports.ts';
import { hashOf } from './secret.ts';

/**
 * A text signed with the server's key: 43 characters that fit into an address. Hashed once more, because runtimes write their
 * fingerprints differently.
 */
export async function signature({ vault }: Pick<Ports, 'vault'>, text: string): Promise<string> {
  return hashOf(await vault.fingerprint(text));
}

/** Looks at every character, so that its time does not tell how much of a made-up signature is right. */
export function isEqualText(given: string, right: string): boolean {
  let difference = given.length ^ right.length;
  for (let at = 0; at < right.length; at += 1) difference |= given.charCodeAt(at) ^ right.charCodeAt(at);
  return difference === 0;
}

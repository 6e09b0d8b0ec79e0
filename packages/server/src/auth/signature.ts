import type { Ports } from '../ports.ts';
import { hashOf } from './secret.ts';

/** A text signed with the server's key: 43 characters that fit into an address. Hashed once more, because runtimes write their fingerprints differently. */
export async function signature({ vault }: Pick<Ports, 'vault'>, text: string): Promise<string> {
  return hashOf(await vault.fingerprint(text));
}

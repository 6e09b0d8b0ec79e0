import type { Ports } from '../ports.ts';

/** What is kept of an address that somebody logged in from: a keyed fingerprint. */
export function addressHashOf({ vault }: Pick<Ports, 'vault'>, address: string): Promise<string> {
  return vault.fingerprint(`address\n${address}`);
}

/** All that may have been kept of it, by today's key and by earlier ones. */
export function addressHashesOf(
  { vault }: Pick<Ports, 'vault'>,
  address: string,
): Promise<readonly string[]> {
  return vault.fingerprints(`address\n${address}`);
}

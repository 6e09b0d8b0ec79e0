import type { Ports } from '../ports.ts';

/** A keyed fingerprint of an address that an account logged in from. */
export function addressHashOf({ vault }: Pick<Ports, 'vault'>, address: string): Promise<string> {
  return vault.fingerprint(`address\n${address}`);
}

export function addressHashesOf(
  { vault }: Pick<Ports, 'vault'>,
  address: string,
): Promise<readonly string[]> {
  return vault.fingerprints(`address\n${address}`);
}

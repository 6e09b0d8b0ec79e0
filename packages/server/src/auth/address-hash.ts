import type { Ports } from '../ports.ts';

/** What is kept of an address that somebody logged in from: a keyed fingerprint. */
export function addressHashOf({ vault }: Pick<Ports, 'vault'>, address: string): Promise<string> {
  return vault.fingerprint(`address\n${address}`);
}

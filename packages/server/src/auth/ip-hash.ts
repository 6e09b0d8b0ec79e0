import type { Ports } from '../ports.ts';

/** A keyed fingerprint of an IP that an account logged in from. */
export function ipHashOf({ vault }: Pick<Ports, 'vault'>, ip: string): Promise<string> {
  return vault.fingerprint(`address\n${ip}`);
}

export function ipHashesOf({ vault }: Pick<Ports, 'vault'>, ip: string): Promise<readonly string[]> {
  return vault.fingerprints(`address\n${ip}`);
}

import { hashOf, newSecret } from '../auth/secret.ts';
import type { Vault } from '../ports.ts';
import type { FeedSecret } from './repositories/calendar-feeds.ts';

/** Encrypted to be shown again, hashed to be found. */
export async function newFeedSecret(vault: Vault): Promise<FeedSecret> {
  const secret = newSecret();
  return { sealed: await vault.seal(secret), vaultKey: vault.keyId, hash: await hashOf(secret) };
}

import type { Tx } from '../db/transaction.ts';
import { insertPet } from '../pets/repositories/pets.ts';
import type { Ports } from '../ports.ts';
import { takePendingPolicies, type ExternalPolicy } from './repositories/external-policies.ts';
import { insertPolicy } from './repositories/policies.ts';
import { consumeSyncLink } from './repositories/sync-links.ts';

/**
 * Consumes a mailed link: the pending policies of its email become pets and policies of the requesting account, all or none. Returns the
 * pets' names; empty for an invalid link or without pending policies.
 */
export async function associatePolicies(ports: Ports, tokenHash: string): Promise<readonly string[]> {
  return ports.db.transaction().execute(async (tx) => {
    const now = ports.clock.now();
    const link = await consumeSyncLink(tx, tokenHash, now);
    if (!link) return [];
    const taken = await takePendingPolicies(tx, link, now);
    for (const policy of taken) await insure(tx, link.accountId, policy, now);
    return taken.map(({ nombre }) => nombre);
  });
}

/** The other channel numbers the policy and collects for it, so there is no payment method. */
async function insure(tx: Tx, accountId: number, policy: ExternalPolicy, now: Date): Promise<void> {
  const { nombre, color, sexo, fecha_nacimiento, animal, raza, plan_id, number, start_day } = policy;
  const owner = { account_id: accountId, created_at: now.toISOString() };
  const pet = { nombre, color, sexo, fecha_nacimiento, animal, raza, img_link: null, photo_hash: null };
  const pet_id = await insertPet(tx, { ...owner, ...pet });
  const terms = { plan_id, number, start_day, payment_method_id: null, benefit_code: null };
  await insertPolicy(tx, { ...owner, ...terms, pet_id });
}

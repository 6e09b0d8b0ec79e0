import type { PolicyState } from '@huella/contract';
import { todayInArgentina } from '@huella/validation/day';
import type { Kysely } from 'kysely';
import { emailKey } from '../../auth/email-key.ts';
import { findAccount } from '../../auth/repositories/accounts.ts';
import type { Database } from '../../db/schema.ts';
import type { Clock } from '../../ports.ts';
import { policyStateOn } from '../policy-state.ts';
import { listPendingPets } from '../repositories/external-policies.ts';
import { listCardRows } from '../repositories/policies.ts';

export interface PolicySummary {
  readonly number: string;
  readonly pet: string;
  readonly plan: string;
  readonly since: string;
  /** `pending`: external and not associated yet. */
  readonly state: PolicyState | 'pending';
}

export async function listPolicies(
  { db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock },
  email: string,
): Promise<PolicySummary[]> {
  const today = todayInArgentina(clock.now());
  const account = await findAccount(db, email);
  const inAccount = account ? await listCardRows(db, account.id, emailKey(email)) : [];
  const pending = await listPendingPets(db, emailKey(email));
  return [
    ...inAccount.map((row) => {
      const { number, pet, plan, start_day: since } = row;
      return { number, pet, plan, since, state: policyStateOn(today, row) };
    }),
    ...pending.map(({ number, nombre: pet, plan, start_day: since }) => {
      return { number, pet, plan, since, state: 'pending' as const };
    }),
  ];
}

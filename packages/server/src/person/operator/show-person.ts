import type { Person, Pet } from '@huella/contract';
import type { Kysely } from 'kysely';
import { findAccount } from '../../auth/repositories/accounts.ts';
import type { Database } from '../../db/schema.ts';
import { listPaymentMethodsOf } from '../../payments/repositories/payment-methods.ts';
import { listPetsOf } from '../../pets/repositories/pets.ts';
import { listPoliciesOf } from '../../policies/repositories/policies.ts';
import { findPerson } from '../repositories/persons.ts';

export interface PersonSummary {
  readonly accountId: number;
  readonly person: Person | null;
  readonly pets: readonly Pet[];
  readonly policies: Awaited<ReturnType<typeof listPoliciesOf>>;
  readonly paymentMethods: Awaited<ReturnType<typeof listPaymentMethodsOf>>;
}

export async function showPerson(db: Kysely<Database>, email: string): Promise<PersonSummary | null> {
  const account = await findAccount(db, email);
  if (!account) return null;
  return {
    accountId: account.id,
    person: (await findPerson(db, account.id)) ?? null,
    pets: await listPetsOf(db, account.id),
    policies: await listPoliciesOf(db, account.id),
    paymentMethods: await listPaymentMethodsOf(db, account.id),
  };
}

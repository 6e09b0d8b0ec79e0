import type { FieldError } from '@huella/contract';
import * as calls from '@huella/contract/pets';
import { emailKey } from '../../auth/email-key.ts';
import { findEmailOf } from '../../auth/repositories/accounts.ts';
import { breedExists, planExists } from '../../catalogues/repositories/catalogues.ts';
import { fieldText } from '../../copy.ts';
import type { Tx } from '../../db/transaction.ts';
import { ApiError, invalidFields } from '../../http/api-error.ts';
import { created, operation } from '../../http/operation.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { ownsPaymentMethod } from '../../payments/repositories/payment-methods.ts';
import { findPersonRow } from '../../person/repositories/persons.ts';
import { policyIssued } from '../../policies/mails/policy-issued.ts';
import { insertPolicy, policyNumber } from '../../policies/repositories/policies.ts';
import { newPetRules, type NewPet } from '../new-pet-rules.ts';
import { insertPet, insertWeight } from '../repositories/pets.ts';

export const createPet = operation({
  call: calls.createPet,
  rules: newPetRules,
  async handle({ ports, accountId, input, now, today, transact }) {
    const { pet, weight, coverage, benefitCode } = input;
    const owner = { account_id: accountId, created_at: now.toISOString() };
    return transact(async (tx) => {
      // A policy needs a holder.
      if (!(await findPersonRow(tx, accountId))) throw new ApiError('person_required');
      const unknown = await unknownChoices(tx, accountId, input);
      if (unknown.length > 0) throw invalidFields(...unknown);
      const id = await insertPet(tx, { ...owner, ...pet, img_link: null, photo_hash: null });
      if (weight) await insertWeight(tx, id, weight);
      await insertPolicy(tx, {
        ...owner,
        pet_id: id,
        plan_id: coverage.plan,
        payment_method_id: coverage.id,
        number: policyNumber(id),
        start_day: today,
        benefit_code: benefitCode,
      });
      const recipient = emailKey((await findEmailOf(tx, accountId)) ?? '');
      await enqueueMail(ports, tx, policyIssued, { recipient, payload: { pet: id } });
      return created({ id });
    });
  },
});

/** Errors that only the database reveals: breed and species, plan, payment method. */
async function unknownChoices(tx: Tx, accountId: number, { pet, coverage }: NewPet): Promise<FieldError[]> {
  const fields: FieldError[] = [];
  if (!(await breedExists(tx, pet.animal, pet.raza)))
    fields.push(wrong('datos_mascota.raza', fieldText.breed));
  if (!(await planExists(tx, coverage.plan))) fields.push(wrong('datos_pago.plan', fieldText.plan));
  if (!(await ownsPaymentMethod(tx, accountId, coverage.id)))
    fields.push(wrong('datos_pago.id', fieldText.paymentMethod));
  return fields;
}

function wrong(path: string, message: string): FieldError {
  return { path, code: 'unknown', message };
}

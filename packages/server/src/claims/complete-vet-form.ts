import type { VetAnswers } from '@huella/validation/claim';
import type { Tx } from '../db/transaction.ts';
import type { MailContext } from '../mail/enqueue-mail.ts';
import { insertSymptoms } from './repositories/claim-notes.ts';
import { completeIndications } from './repositories/indications.ts';
import { completeForm } from './repositories/vet-forms.ts';
import { requestIndications } from './request-indications.ts';
import { tellClaimant } from './tell-claimant.ts';

interface Completion {
  readonly id: number;
  readonly ports: MailContext;
  /** Whether it comes from a network that the claim's owner logged in from: the insurer sees it. */
  readonly fromOwnerNetwork?: boolean;
}

/**
 * Takes what a vet answered, in one transaction: the form's indications are completed, its symptoms noted, and each thing that
 * the vet asks for becomes a pending indication. False when the form is done, declined or over, or when there is none.
 */
export async function completeVetForm(
  tx: Tx,
  { id, ports, fromOwnerNetwork = false }: Completion,
  answers: VetAnswers,
): Promise<boolean> {
  const now = ports.clock.now();
  const completed = await completeForm(tx, id, { answers: JSON.stringify(answers), fromOwnerNetwork }, now);
  if (!completed) return false;
  const form = { claimId: completed.claimId, formId: id };
  await completeIndications(tx, id);
  await insertSymptoms(tx, form, answers.sintomas, now);
  await requestIndications(tx, form, answers.pedidos, now);
  await tellClaimant(ports, tx, form.claimId, 'form-completed');
  return true;
}

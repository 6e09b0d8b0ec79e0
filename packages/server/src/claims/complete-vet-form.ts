import type { VetAnswers } from '@huella/validation/claim';
import type { Tx } from '../db/transaction.ts';
import type { MailContext } from '../mail/enqueue-mail.ts';
import { insertSymptoms } from './repositories/claim-notes.ts';
import { completeIndications } from './repositories/indications.ts';
import { completeForm } from './repositories/vet-forms.ts';
import { requestIndications } from './request-indications.ts';
import { notifyClaimant } from './notify-claimant.ts';

interface Completion {
  readonly id: number;
  readonly ports: MailContext;
  /** Whether it comes from a network that the owner logged in from; shown to the insurer. */
  readonly fromOwnerNetwork?: boolean;
}

/**
 * Stores a vet's answers in one transaction: completes the form's indications, adds its symptoms and creates a pending indication for each
 * request. False for a missing, completed, declined or expired form.
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
  await notifyClaimant(ports, tx, form.claimId, 'form-completed');
  return true;
}

import type { VetAnswers } from '@huella/validation/claim';
import type { Tx } from '../db/transaction.ts';
import { insertSymptoms } from './repositories/claim-notes.ts';
import { completeIndications, insertIndications } from './repositories/indications.ts';
import { completeForm } from './repositories/vet-forms.ts';

/**
 * Takes what a vet answered, in one transaction: the form's indications are completed, its symptoms noted, and each thing that the vet asks
 * for becomes a pending indication. False when the form is done, declined or over, or when there is none.
 */
export async function completeVetForm(
  tx: Tx,
  form: { readonly id: number; readonly now: Date },
  answers: VetAnswers,
): Promise<boolean> {
  const completed = await completeForm(tx, form.id, JSON.stringify(answers), form.now);
  if (!completed) return false;
  const { claimId } = completed;
  await completeIndications(tx, form.id);
  await insertSymptoms(tx, claimId, answers.sintomas, form.now);
  const created_at = form.now.toISOString();
  await insertIndications(
    tx,
    answers.pedidos.map(({ tipo, descripcion }) => ({
      claim_id: claimId,
      tipo,
      estado: 'PENDIENTE' as const,
      descripcion_inicial: descripcion,
      vet_form_id: null,
      requested_by: form.id,
      created_at,
    })),
  );
  return true;
}

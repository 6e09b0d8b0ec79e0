import type { VetAnswers } from '@huella/validation/claim';
import type { Tx } from '../db/transaction.ts';
import type { MailContext } from '../mail/enqueue-mail.ts';
import { insertSymptoms } from './repositories/claim-notes.ts';
import { completeIndications, insertIndications } from './repositories/indications.ts';
import { completeForm } from './repositories/vet-forms.ts';
import { tellClaimant } from './tell-claimant.ts';

/**
 * Takes what a vet answered, in one transaction: the form's indications are completed, its symptoms noted, and each thing that
 * the vet asks for becomes a pending indication. False when the form is done, declined or over, or when there is none.
 */
export async function completeVetForm(
  tx: Tx,
  { id, ports }: { readonly id: number; readonly ports: MailContext },
  answers: VetAnswers,
): Promise<boolean> {
  const now = ports.clock.now();
  const completed = await completeForm(tx, id, JSON.stringify(answers), now);
  if (!completed) return false;
  const { claimId } = completed;
  await completeIndications(tx, id);
  await insertSymptoms(tx, claimId, answers.sintomas, now);
  const created_at = now.toISOString();
  await insertIndications(
    tx,
    answers.pedidos.map(({ tipo, descripcion }) => ({
      claim_id: claimId,
      tipo,
      estado: 'PENDIENTE' as const,
      descripcion_inicial: descripcion,
      vet_form_id: null,
      requested_by: id,
      created_at,
    })),
  );
  await tellClaimant(ports, tx, claimId);
  return true;
}

import type { VetAnswers } from '@huella/validation/claim';
import type { Tx } from '../db/transaction.ts';
import { insertIndications } from './repositories/indications.ts';

export async function requestIndications(
  tx: Tx,
  { claimId, formId }: { readonly claimId: number; readonly formId: number },
  pedidos: VetAnswers['pedidos'],
  now: Date,
): Promise<void> {
  const common = {
    claim_id: claimId,
    requested_by: formId,
    vet_form_id: null,
    created_at: now.toISOString(),
  };
  await insertIndications(
    tx,
    pedidos.map(({ tipo, descripcion }) => ({
      ...common,
      tipo,
      estado: 'PENDIENTE' as const,
      descripcion_inicial: descripcion,
    })),
  );
}

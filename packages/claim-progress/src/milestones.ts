import type { ClaimStage } from '@huella/contract';
import { arrivals, missingSlots } from './documents.ts';
import { lastOf, type ClaimFacts } from './facts.ts';

/** The date of each stage, or null. */
export type Milestones = Readonly<Record<ClaimStage, string | null>>;

function receiptOf({ receipts }: ClaimFacts, formId: number | null): string | null {
  return formId === null ? null : (receipts[formId] ?? null);
}

/**
 * Reported; every vet contacted has answered, at least one; documents complete; a receipt for every answered form; then the
 * review begins; decided; paid.
 */
export function milestonesOf(facts: ClaimFacts): Milestones {
  const { claim, indications, resolution } = facts;
  const sent = indications.filter(({ estado }) => estado !== 'PENDIENTE');
  const completed = sent.filter(({ estado }) => estado === 'COMPLETADO');
  const before = {
    denuncia: claim.creado,
    veterinario: lastOf(
      sent.map(({ estado, enlace }) => (estado === 'COMPLETADO' ? (enlace?.completado ?? null) : null)),
    ),
    documentacion: missingSlots(facts).length > 0 ? null : lastOf(arrivals(facts)),
    comprobantes: lastOf(completed.map(({ vetFormId }) => receiptOf(facts, vetFormId))),
  };
  return {
    ...before,
    revision: lastOf(Object.values(before)),
    resolucion: resolution?.decidido ?? null,
    pago: resolution?.pagado ?? null,
  };
}

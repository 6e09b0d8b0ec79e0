import type { ClaimStage } from '@huella/contract';
import { arrivals, missingSlots } from './documents.ts';
import { lastOf, type ClaimFacts } from './facts.ts';

/** When each stage was reached, or null. */
export type Milestones = Readonly<Record<ClaimStage, string | null>>;

/** Whether a completed form has its receipt, and when the first one came. */
function receiptOf({ receipts }: ClaimFacts, formId: number | null): string | null {
  return formId === null ? null : (receipts[formId] ?? null);
}

/**
 * A claim is reported; every vet that was written to has answered, at least one; the papers are there; every answered form has
 * a receipt; with all of that the insurer's review begins; it is decided; it is paid.
 */
export function milestonesOf(facts: ClaimFacts): Milestones {
  const { claim, indications, resolution } = facts;
  const asked = indications.filter(({ estado }) => estado !== 'PENDIENTE');
  const completed = asked.filter(({ estado }) => estado === 'COMPLETADO');
  const before = {
    denuncia: claim.creado,
    veterinario: lastOf(
      asked.map(({ estado, enlace }) => (estado === 'COMPLETADO' ? (enlace?.completado ?? null) : null)),
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

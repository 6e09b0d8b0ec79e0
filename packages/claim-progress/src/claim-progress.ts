import type { ClaimActor, ClaimStage, DocumentSlot, Indication } from '@huella/contract';
import { missingSlots } from './documents.ts';
import type { ClaimFacts } from './facts.ts';
import { milestonesOf, type Milestones } from './milestones.ts';

const stages = [
  'denuncia',
  'veterinario',
  'documentacion',
  'comprobantes',
  'revision',
  'resolucion',
  'pago',
] as const satisfies readonly ClaimStage[];

export type NextStep =
  | 'send-form'
  | 'resend-form'
  | 'wait-for-vet'
  | 'upload-documents'
  | 'upload-receipts'
  | 'wait-for-decision'
  | 'wait-for-payment'
  | 'nothing';

export interface ClaimProgress {
  /** With the date when each was reached. */
  readonly stages: readonly { readonly stage: ClaimStage; readonly date: string | null }[];
  readonly current: ClaimStage;
  /** Null when nothing is left to do. */
  readonly actor: ClaimActor | null;
  /** Documents to upload (again); none once decided. */
  readonly missing: readonly DocumentSlot[];
  readonly badges: {
    /** Indications to send. */
    readonly pending: number;
    readonly documents: number;
  };
  readonly next: NextStep;
}

const actors: Readonly<Record<NextStep, ClaimActor | null>> = {
  'send-form': 'usted',
  'resend-form': 'usted',
  'wait-for-vet': 'veterinario',
  'upload-documents': 'usted',
  'upload-receipts': 'usted',
  'wait-for-decision': 'nosotros',
  'wait-for-payment': 'nosotros',
  nothing: null,
};

/** The progress of a claim as screens, home and mails show it (D91). Pure. */
export function claimProgress(facts: ClaimFacts): ClaimProgress {
  const dates = milestonesOf(facts);
  const missing = facts.resolution ? [] : missingSlots(facts);
  const current = currentStage(facts, dates);
  const next = nextStep(facts, current);
  return {
    stages: stages.map((stage) => ({ stage, date: dates[stage] })),
    current,
    actor: actors[next],
    missing,
    badges: {
      pending: facts.indications.filter(({ estado }) => estado === 'PENDIENTE').length,
      documents: missing.length,
    },
    next,
  };
}

/** The first stage not reached; a review lasts from its date until the decision. */
function currentStage({ resolution }: ClaimFacts, dates: Milestones): ClaimStage {
  if (resolution) return resolution.reconocido > 0 || resolution.pagado !== null ? 'pago' : 'resolucion';
  const first = stages.find((stage) => dates[stage] === null);
  return first === undefined || first === 'resolucion' ? 'revision' : first;
}

function nextStep(facts: ClaimFacts, current: ClaimStage): NextStep {
  if (current === 'pago' && facts.resolution?.pagado === null) return 'wait-for-payment';
  return current === 'veterinario' ? stepWithVets(facts) : (steps[current] ?? 'nothing');
}

const steps: Partial<Record<ClaimStage, NextStep>> = {
  documentacion: 'upload-documents',
  comprobantes: 'upload-receipts',
  revision: 'wait-for-decision',
};

const overStates: ReadonlySet<string | undefined> = new Set(['vencido', 'rebotado']);

/** Whether a form was sent and its link has expired or its mail bounced (D89). */
export function needsResending({ estado, enlace }: Pick<Indication, 'estado' | 'enlace'>): boolean {
  return estado === 'ENVIADO' && overStates.has(enlace?.estado);
}

/** Waits while any link is valid; otherwise the owner resends one. */
function stepWithVets({ indications }: ClaimFacts): NextStep {
  const sent = indications.filter(({ estado }) => estado === 'ENVIADO');
  if (sent.length === 0) return 'send-form';
  return sent.every(needsResending) ? 'resend-form' : 'wait-for-vet';
}

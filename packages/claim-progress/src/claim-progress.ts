import type { ClaimActor, ClaimStage, DocumentSlot, Indication } from '@huella/contract';
import { missingSlots } from './documents.ts';
import type { ClaimFacts } from './facts.ts';
import { milestonesOf, type Milestones } from './milestones.ts';

/** The stages of a claim in their order. */
const stages = [
  'denuncia',
  'veterinario',
  'documentacion',
  'comprobantes',
  'revision',
  'resolucion',
  'pago',
] as const satisfies readonly ClaimStage[];

/** The one thing that is to be done next, or waited for. */
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
  /** When each was reached, in their order. */
  readonly stages: readonly { readonly stage: ClaimStage; readonly date: string | null }[];
  readonly current: ClaimStage;
  /** Null when nothing is left to do. */
  readonly actor: ClaimActor | null;
  /** Papers to upload, or to upload again; none once it is decided. */
  readonly missing: readonly DocumentSlot[];
  readonly badges: {
    /** Indications that wait to be sent. */
    readonly pending: number;
    /** As many as `missing` has. */
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

/** Everything that screens, home and mails say of how far a claim is (D91). Pure: the same facts, the same answer. */
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

/** The first stage that was not reached; a review is in progress from its date on until it is decided. */
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

/** Whether a form that was sent has nobody who could answer it: its link is over, or its mail came back (D89). */
export function needsResending({ estado, enlace }: Pick<Indication, 'estado' | 'enlace'>): boolean {
  return estado === 'ENVIADO' && overStates.has(enlace?.estado);
}

/** A vet whose link still serves is waited for; where all links are over or came back, the owner sends one again. */
function stepWithVets({ indications }: ClaimFacts): NextStep {
  const sent = indications.filter(({ estado }) => estado === 'ENVIADO');
  if (sent.length === 0) return 'send-form';
  return sent.every(needsResending) ? 'resend-form' : 'wait-for-vet';
}

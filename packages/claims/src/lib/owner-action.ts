import type { ClaimStage, DocumentSlot } from '@huella/contract';
import { copy } from '../copy.ts';
import type { MenuStep } from './menu-steps.ts';

/** Where the owner acts at a stage, and the link's text. */
export interface OwnerAction {
  step: MenuStep;
  label: string;
}

const actions: Partial<Record<ClaimStage, OwnerAction>> = {
  veterinario: { step: 'reintegros', label: copy.parts.vet },
  documentacion: { step: 'documentacion', label: copy.parts.documents },
  comprobantes: { step: 'reintegros', label: copy.parts.receipts },
};

/** Undefined where it is never the owner's turn. */
export function ownerAction(stage: ClaimStage): OwnerAction | undefined {
  return actions[stage];
}

/** Papers named before they are counted. */
const NAMED = 2;

/** `el CBU y la libreta de vacunación`, or `4 papeles`. */
export function missingPapers(slots: readonly DocumentSlot[]): string {
  if (slots.length > NAMED) return copy.parts.papers(slots.length);
  return slots.map((slot) => copy.parts.paper[slot]).join(' y ');
}

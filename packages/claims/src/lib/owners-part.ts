import type { ClaimStage, DocumentSlot } from '@huella/contract';
import { copy } from '../copy.ts';
import type { MenuStep } from './menu-steps.ts';

/** Where an owner does their part of a stage, and what the button that leads there says. */
export interface OwnersPart {
  step: MenuStep;
  label: string;
}

const parts: Partial<Record<ClaimStage, OwnersPart>> = {
  veterinario: { step: 'reintegros', label: copy.parts.vet },
  documentacion: { step: 'documentacion', label: copy.parts.documents },
  comprobantes: { step: 'reintegros', label: copy.parts.receipts },
};

/** What the owner does at this stage; undefined where it is never their turn. */
export function ownersPart(stage: ClaimStage): OwnersPart | undefined {
  return parts[stage];
}

/** So many papers are named; more are counted. */
const NAMED = 2;

/** The missing papers in a sentence: `el CBU y la libreta de vacunación`, or `4 papeles`. */
export function missingPapers(slots: readonly DocumentSlot[]): string {
  if (slots.length > NAMED) return copy.parts.papers(slots.length);
  return slots.map((slot) => copy.parts.paper[slot]).join(' y ');
}

import type { Claim, DocumentSlot, DocumentStatus } from '@huella/contract';
import type { ClaimFacts } from './facts.ts';

/** What is known of the papers of a claim before any came; new each time, so that it may be filled. */
export function noDocuments(): DocumentStatus {
  return { dniFrente: [], dniDorso: [], libretas: [], cbu: [], cbuTercero: [], constancia: [] };
}

const always = ['dniFrente', 'dniDorso', 'libretas'] as const;

/** The papers that a claim needs (D65): where somebody else is paid, their account and a certificate in place of the owner's account. */
export function requiredSlots({ pagoATercero }: Pick<Claim, 'pagoATercero'>): readonly DocumentSlot[] {
  return pagoATercero ? [...always, 'cbuTercero', 'constancia'] : [...always, 'cbu'];
}

type Papers = Pick<ClaimFacts, 'documents'> & { readonly claim: Pick<Claim, 'pagoATercero'> };

/** When the file that counts arrived: the newest, unless it was returned. */
function arrivalOf(documents: DocumentStatus, slot: DocumentSlot): string | null {
  const newest = documents[slot].at(-1);
  return newest && newest.estado !== 'DEVUELTO' ? newest.fecha : null;
}

/** The papers that are missing: never sent, or returned. */
export function missingSlots({ claim, documents }: Papers): DocumentSlot[] {
  return requiredSlots(claim).filter((slot) => arrivalOf(documents, slot) === null);
}

/** When each needed paper that is there arrived. */
export function arrivals({ claim, documents }: Papers): string[] {
  return requiredSlots(claim).flatMap((slot) => arrivalOf(documents, slot) ?? []);
}

import type { Claim, DocumentSlot, DocumentStatus } from '@huella/contract';
import type { ClaimFacts } from './facts.ts';

/** A new object each time, because callers fill it. */
export function noDocuments(): DocumentStatus {
  return { dniFrente: [], dniDorso: [], libretas: [], cbu: [], cbuTercero: [], constancia: [] };
}

const always = ['dniFrente', 'dniDorso', 'libretas'] as const;

/** D65: for a third party, their CBU and a certificate instead of the owner's CBU. */
export function requiredSlots({ pagoATercero }: Pick<Claim, 'pagoATercero'>): readonly DocumentSlot[] {
  return pagoATercero ? [...always, 'cbuTercero', 'constancia'] : [...always, 'cbu'];
}

type Papers = Pick<ClaimFacts, 'documents'> & { readonly claim: Pick<Claim, 'pagoATercero'> };

/** The date of the newest file, unless it was returned. */
function arrivalOf(documents: DocumentStatus, slot: DocumentSlot): string | null {
  const newest = documents[slot].at(-1);
  return newest && newest.estado !== 'DEVUELTO' ? newest.fecha : null;
}

/** Never sent, or returned. */
export function missingSlots({ claim, documents }: Papers): DocumentSlot[] {
  return requiredSlots(claim).filter((slot) => arrivalOf(documents, slot) === null);
}

export function arrivals({ claim, documents }: Papers): string[] {
  return requiredSlots(claim).flatMap((slot) => arrivalOf(documents, slot) ?? []);
}

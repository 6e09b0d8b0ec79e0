import type { DocumentSlot, DocumentStatus } from '@huella/contract';

/** What is known of the papers of a claim before any came; new each time, so that it may be filled. */
export function noDocuments(): DocumentStatus {
  return { dniFrente: [], dniDorso: [], libretas: [], cbu: [], cbuTercero: [], constancia: [] };
}

/** The papers that a claim needs (D65): where somebody else is paid, their account and a certificate in place of the owner's account. */
export function requiredSlots({ cbuTercero, constancia }: DocumentStatus): readonly DocumentSlot[] {
  const isThirdParty = cbuTercero.length > 0 || constancia.length > 0;
  return [
    'dniFrente',
    'dniDorso',
    'libretas',
    ...(isThirdParty ? (['cbuTercero', 'constancia'] as const) : (['cbu'] as const)),
  ];
}

/** When the file that counts arrived: the newest, unless it was returned. */
function arrivalOf(documents: DocumentStatus, slot: DocumentSlot): string | null {
  const newest = documents[slot].at(-1);
  return newest && newest.estado !== 'DEVUELTO' ? newest.fecha : null;
}

/** The papers that are missing: never sent, or returned. */
export function missingSlots(documents: DocumentStatus): DocumentSlot[] {
  return requiredSlots(documents).filter((slot) => arrivalOf(documents, slot) === null);
}

/** When each needed paper that is there arrived. */
export function arrivals(documents: DocumentStatus): string[] {
  return requiredSlots(documents).flatMap((slot) => arrivalOf(documents, slot) ?? []);
}

import { noDocuments } from '@huella/claim-progress';
import type { ClaimDocuments, DocumentSlot, DocumentStatus } from '@huella/contract';
import { documentSlot } from '@huella/contract/claim-files';

/** The same papers under the names of both calls (D05). */
const linkNames = {
  dniFrente: 'dniFrente',
  dniDorso: 'dniDorso',
  libretas: 'libretaVacunacion',
  cbu: 'cbu',
  cbuTercero: 'terceroCbu',
  constancia: 'constancia',
} as const satisfies Record<DocumentSlot, keyof ClaimDocuments>;

/** A claim's papers from both calls; `undated` names those without a day. */
export interface JoinedDocuments {
  readonly documents: DocumentStatus;
  readonly undated: readonly DocumentSlot[];
}

/**
 * A paper counts as received if either call has it (D05). The status call has its day; a paper known by its link alone gets the
 * claim's filing day and is named in `undated`, so that this day is not shown.
 */
export function joinDocuments(
  status: DocumentStatus | undefined,
  links: ClaimDocuments | undefined,
  filed: string,
): JoinedDocuments {
  const documents = { ...(status ?? noDocuments()) };
  const undated: DocumentSlot[] = [];
  for (const slot of documentSlot.options) {
    const isOnlyLinked = documents[slot].length === 0 && (links?.[linkNames[slot]] ?? null) !== null;
    if (!isOnlyLinked) continue;
    documents[slot] = [{ id: Number.MAX_SAFE_INTEGER, estado: 'RECIBIDO', fecha: filed }];
    undated.push(slot);
  }
  return { documents, undated };
}

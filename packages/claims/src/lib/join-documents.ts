import { noDocuments } from '@huella/claim-progress';
import type { ClaimDocuments, DocumentSlot, DocumentStatus } from '@huella/contract';
import { documentSlot } from '@huella/contract/claim-files';

/** The same paper under the names of both calls (D05). */
const linkNames = {
  dniFrente: 'dniFrente',
  dniDorso: 'dniDorso',
  libretas: 'libretaVacunacion',
  cbu: 'cbu',
  cbuTercero: 'terceroCbu',
  constancia: 'constancia',
} as const satisfies Record<DocumentSlot, keyof ClaimDocuments>;

/** What is known of a claim's papers from both calls; `undated` names those of which only one knows, without a day. */
export interface JoinedDocuments {
  readonly documents: DocumentStatus;
  readonly undated: readonly DocumentSlot[];
}

/**
 * A paper counts as received if either call says so (D05): the status with its day and review, else the link alone, which gets the
 * day that the claim was filed so that it counts, and is named in `undated` so that nobody shows that day.
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

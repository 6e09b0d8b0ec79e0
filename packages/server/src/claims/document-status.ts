import { noDocuments } from '@huella/claim-progress';
import type { DocumentStatus } from '@huella/contract';
import type { PaperRow } from './repositories/claim-papers.ts';

/** What the insurer says of the papers of one claim, as its owner reads it: each kind's newest last. */
export function documentStatusOf(papers: readonly PaperRow[]): DocumentStatus {
  const status = noDocuments();
  for (const { slot, id, estado, fecha, motivo, reviewed_at } of papers)
    status[slot].push({
      id,
      estado,
      fecha,
      ...(motivo !== null && { motivo }),
      ...(reviewed_at !== null && { revisado: reviewed_at }),
    });
  return status;
}

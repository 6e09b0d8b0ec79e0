import { noDocuments } from '@huella/claim-progress';
import type { DocumentState, DocumentStatus, KeptFile } from '@huella/contract';
import type { PaperRow } from './repositories/claim-documents.ts';

interface ReviewRow {
  readonly id: number;
  readonly estado: DocumentState;
  readonly fecha: string;
  readonly motivo: string | null;
  readonly reviewed_at: string | null;
}

type Files = ReadonlyMap<number, KeptFile>;

export function reviewToWire({ id, estado, fecha, motivo, reviewed_at }: ReviewRow, files: Files) {
  const archivo = files.get(id);
  return {
    id,
    estado,
    fecha,
    ...(motivo !== null && { motivo }),
    ...(reviewed_at !== null && { revisado: reviewed_at }),
    ...(archivo && { archivo }),
  };
}

export function documentStatusOf(papers: readonly PaperRow[], files: Files = new Map()): DocumentStatus {
  const status = noDocuments();
  for (const paper of papers) status[paper.slot].push(reviewToWire(paper, files));
  return status;
}

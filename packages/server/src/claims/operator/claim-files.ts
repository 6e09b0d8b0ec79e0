import type { DocumentState } from '@huella/contract';
import type { Kysely } from 'kysely';
import type { ClaimDocumentSlot } from '../../db/schema/claim-files.ts';
import type { Database } from '../../db/schema.ts';
import type { Ports } from '../../ports.ts';
import { documentName } from '../document-name.ts';
import { claimFileKey } from '../repositories/claim-file-area.ts';
import { findFile, listDocuments } from '../repositories/claim-files.ts';

/** `format`, `size` in bytes and `fileName` are null for paper. */
export interface ClaimDocument {
  readonly id: number;
  readonly slot: ClaimDocumentSlot;
  readonly name: string;
  readonly state: DocumentState;
  readonly reason: string | null;
  readonly receivedAt: string;
  readonly format: string | null;
  readonly size: number | null;
  readonly fileName: string | null;
}

export async function listClaimDocuments(db: Kysely<Database>, claimId: number): Promise<ClaimDocument[]> {
  const rows = await listDocuments(db, claimId);
  return rows.map((row) => ({
    id: row.id,
    slot: row.slot,
    name: documentName(row),
    state: row.estado,
    reason: row.motivo,
    receivedAt: row.fecha,
    format: row.format,
    size: row.size,
    fileName: row.file_name,
  }));
}

/** The stored file at full size; null if there is none, `bytes` null if the store has lost it. */
export async function readClaimFile(
  { db, blobs }: Pick<Ports, 'db' | 'blobs'>,
  id: number,
): Promise<{ readonly fileName: string; readonly bytes: Uint8Array | null } | null> {
  const file = await findFile(db, id);
  if (!file) return null;
  const blob = await blobs.get(claimFileKey(file.account_id, file.kept_hash));
  return { fileName: file.file_name, bytes: blob && blob.bytes };
}

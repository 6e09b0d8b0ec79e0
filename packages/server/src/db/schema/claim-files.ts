import type { DocumentSlot, DocumentState, ExtraDocumentKind, FileFormat } from '@huella/contract';
import type { Generated } from 'kysely';
import type { Instant } from './columns.ts';

export type ClaimDocumentSlot = DocumentSlot | 'extra' | 'comprobante';

/** Something that came to a claim, as a file or on paper, with its review (D92). Its id is also its file's. */
export interface ClaimDocumentsTable {
  id: Generated<number>;
  account_id: number;
  claim_id: number;
  slot: ClaimDocumentSlot;
  estado: DocumentState;
  motivo: string | null;
  fecha: Instant;
  reviewed_at: Instant | null;
  /** SHA-256 of the sent bytes, in hex: recognises duplicates (D94). Null for paper, like every column of the file. */
  sent_hash: string | null;
  /** SHA-256 of the stored bytes, in hex: the end of the blob key. */
  kept_hash: string | null;
  format: FileFormat | null;
  size: number | null;
  /** The device's name, made safe. */
  file_name: string | null;
  /** What identifies an invoice (D94); null without a readable code. */
  fiscal_cuit: string | null;
  fiscal_tipo: number | null;
  fiscal_punto_venta: number | null;
  fiscal_numero: number | null;
}

/** Paid to a vet, in whole pesos. */
export interface ClaimReceiptsTable {
  document_id: number;
  vet_form_id: number;
  concepto: string;
  monto: number;
}

export interface ClaimExtrasTable {
  document_id: number;
  label: string;
  tipo: ExtraDocumentKind;
}

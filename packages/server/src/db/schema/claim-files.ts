import type { DocumentSlot, DocumentState, ExtraDocumentKind, FileFormat } from '@huella/contract';
import type { Generated } from 'kysely';
import type { Instant } from './columns.ts';

/** A paper of a slot, an extra document, or a receipt. */
export type ClaimDocumentSlot = DocumentSlot | 'extra' | 'comprobante';

/** What came to a claim, in a file or on paper, and what the insurer says of it (D92). Its id is its file's, too. */
export interface ClaimDocumentsTable {
  id: Generated<number>;
  account_id: number;
  claim_id: number;
  slot: ClaimDocumentSlot;
  estado: DocumentState;
  /** Why it was returned. */
  motivo: string | null;
  /** When it came. */
  fecha: Instant;
  /** When it was returned or approved. */
  reviewed_at: Instant | null;
  /** SHA-256 of the bytes as they were sent, in hex: the same again is known by it (D94). Null, as all of a file, where it came on paper. */
  sent_hash: string | null;
  /** SHA-256 of what is kept, in hex: the end of its key in the blob store. */
  kept_hash: string | null;
  format: FileFormat | null;
  /** Bytes that are kept. */
  size: number | null;
  /** As the person's device named it, made safe. */
  file_name: string | null;
  /** What names an invoice (D94), of a receipt whose code was read. */
  fiscal_cuit: string | null;
  fiscal_tipo: number | null;
  fiscal_punto_venta: number | null;
  fiscal_numero: number | null;
}

/** What a vet was paid, in whole pesos. */
export interface ClaimReceiptsTable {
  document_id: number;
  vet_form_id: number;
  concepto: string;
  monto: number;
}

/** A study or report besides the papers. */
export interface ClaimExtrasTable {
  document_id: number;
  label: string;
  tipo: ExtraDocumentKind;
}

import type { DocumentSlot, DocumentState, ReductionCode, ResolutionState } from '@huella/contract';
import type { Generated } from 'kysely';
import type { Instant } from './columns.ts';

/** A paper of a claim that came (D65, D92). */
export interface ClaimPapersTable {
  id: Generated<number>;
  claim_id: number;
  slot: DocumentSlot;
  estado: DocumentState;
  /** Why it was returned. */
  motivo: string | null;
  /** When it came. */
  fecha: Instant;
  /** When it was returned or approved. */
  reviewed_at: Instant | null;
}

/** What a vet was paid, in whole pesos. */
export interface ClaimReceiptsTable {
  id: Generated<number>;
  vet_form_id: number;
  concepto: string;
  monto: number;
  fecha: Instant;
}

/** What the insurer decided of a claim (D98): one per claim. */
export interface ClaimResolutionsTable {
  id: Generated<number>;
  claim_id: number;
  estado: ResolutionState;
  /** Why it was rejected or closed. */
  motivo: string | null;
  decided_at: Instant;
  paid_at: Instant | null;
  /** Of the account that it was paid to; never more of it. */
  account_last_four: string | null;
}

/** How much of a receipt is recognised. What it is about and how much was asked for are the receipt's. */
export interface ClaimResolutionLinesTable {
  id: Generated<number>;
  resolution_id: number;
  receipt_id: number;
  reconocido: number;
  motivo_codigo: ReductionCode | null;
  motivo_texto: string | null;
}

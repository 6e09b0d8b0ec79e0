import type { ReductionCode, ResolutionState } from '@huella/contract';
import type { Generated } from 'kysely';
import type { Instant } from './columns.ts';

/** The insurer's decision (D98), one per claim. */
export interface ClaimResolutionsTable {
  id: Generated<number>;
  claim_id: number;
  estado: ResolutionState;
  motivo: string | null;
  decided_at: Instant;
  paid_at: Instant | null;
  /** Of the bank account that it was paid to; no more of it is stored. */
  account_last_four: string | null;
}

/** The recognised amount of a receipt. The requested amount and the subject are the receipt's. */
export interface ClaimResolutionLinesTable {
  id: Generated<number>;
  resolution_id: number;
  receipt_id: number;
  reconocido: number;
  motivo_codigo: ReductionCode | null;
  motivo_texto: string | null;
}

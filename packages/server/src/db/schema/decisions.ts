import type { ReductionCode, ResolutionState } from '@huella/contract';
import type { Generated } from 'kysely';
import type { Instant } from './columns.ts';

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

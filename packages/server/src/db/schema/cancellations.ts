import type { CancellationReason, CancellationState } from '@huella/contract';
import type { Generated } from 'kysely';
import type { Instant } from './columns.ts';

/** What an owner asked the insurer to end (D35). */
export interface CancellationRequestsTable {
  id: Generated<number>;
  account_id: number;
  policy_id: number;
  /** The reference number that the person gets. */
  code: string;
  reason: CancellationReason;
  detail: string | null;
  estado: CancellationState;
  /** The policy while the request waits, null afterwards: unique, so that one waits per policy. */
  open_policy_id: number | null;
  created_at: Instant;
  resolved_at: Instant | null;
  /** Why the insurer rejected it. */
  answer: string | null;
}

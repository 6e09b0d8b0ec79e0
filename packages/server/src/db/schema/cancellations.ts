import type { CancellationReason, CancellationState } from '@huella/contract';
import type { Generated } from 'kysely';
import type { Instant } from './columns.ts';

/** An owner's request to end a policy (D35). */
export interface CancellationRequestsTable {
  id: Generated<number>;
  account_id: number;
  policy_id: number;
  code: string;
  reason: CancellationReason;
  detail: string | null;
  estado: CancellationState;
  /** The policy of a pending request, null afterwards; unique, so that a policy has one pending request. */
  open_policy_id: number | null;
  created_at: Instant;
  resolved_at: Instant | null;
  answer: string | null;
}
